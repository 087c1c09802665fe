import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { NEW_TAB, SiteLink, TitleLink } from '../../components/actions/links';
import { Badge } from '../../components/display/badge';
import { Picture } from '../../components/media/picture';
import { withWholeWords } from '../../components/text/rich-text';
import {
  columns,
  longTitle,
  plainList,
  visuallyHidden,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { PostMeta } from '../post-meta';
import { postLinkProps, ShareButtons, sharedOf } from '../share-buttons';

export const fragment = graphql`
  # The square in the picture’s middle.
  fragment PostCardFields on Post {
    ...PostFields
    image {
      childImageSharp {
        gatsbyImageData(
          width: 900
          aspectRatio: 1
          transformOptions: { cropFocus: CENTER }
        )
      }
    }
  }
`;

interface PostCardProps {
  post: Queries.PostCardFieldsFragment;
  site: Queries.PostSharingFieldsFragment;
  tint: string | undefined;
  /** Whether the picture is above the fold. */
  priority: boolean;
  size: keyof typeof sizes;
}

export function PostCard({ post, site, tint, priority, size }: PostCardProps) {
  const { title, excerpt, slug } = post;
  const target = postLinkProps(post);
  return (
    // The id makes the sharing buttons linkable.
    <li id={`post-${slug}`} css={[sizes[size].style, tint && tintStyle(tint)]}>
      <Picture
        file={post.image}
        alt={post.imageAlt}
        sizes={sizes[size].pictureSizes}
        priority={priority}
        css={cells.picture}
      />
      <p css={cells.date}>
        <Badge>{post.category}</Badge> <PostMeta {...post} />
      </p>
      <h3 css={cells.title}>
        <TitleLink {...target}>{withWholeWords(title)}</TitleLink>
      </h3>
      <p css={cells.text}>{excerpt}</p>
      <div css={[cells.links, endStyle]}>
        <SiteLink
          {...target}
          aria-label={`Read more: ${title}${target.newTab ? NEW_TAB : ''}`}
        >
          Read more
          {/* Search engines read the text of a link, not its aria-label. */}
          <span css={visuallyHidden}>: {title}</span>
        </SiteLink>
        <ShareButtons shared={sharedOf(post, site)} />
      </div>
    </li>
  );
}

const endStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
  '> a': {
    paddingBlock: theme.space[1],
    fontWeight: 600,
    color: theme.colour.text,
  },
});

/** The list of posts: one column, or six, which the posts of a row share by their sizes. */
export const postGrid = css(plainList, columns(), {
  gap: `${theme.space[8]} ${theme.space[10]}`,
  [theme.media.medium]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    // Not a larger gap, which rows of a subgrid would get, too.
    '> li': { paddingBottom: theme.space[10] },
  },
});

/** The item with the newsletter. */
export const newsletterItem = css({
  gridColumn: '1 / -1',
  [theme.media.print]: { display: 'none' },
});

const cell = (gridArea: string) =>
  css({ gridArea, margin: `0 0 ${theme.space[3]}` });

/** The parts of a post, which each size arranges. */
const cells = {
  picture: cell('picture'),
  date: cell('date'),
  title: cell('title'),
  text: cell('text'),
  // Names of sharing buttons show in the space below.
  links: css({ gridArea: 'links' }),
};

/** Picture, date and title beside each other, as in a list. */
const postStyle = css({
  display: 'grid',
  gridTemplate: `
    "date picture" auto
    "title picture" 1fr
    "text text" auto
    "links links" auto
    / minmax(0, 1fr) min(${theme.width.narrow}, 30vw)`,
  columnGap: theme.space[5],
  alignItems: 'start',
  paddingTop: theme.space[6],
  borderTop: theme.rule,
  '&:target': { borderColor: theme.tint.strong },
  h3: { fontFamily: theme.font.display, fontSize: theme.text.title3 },
  'h3 a:not(:hover)': { textDecorationColor: 'transparent' },
  '> img': {
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: theme.radius.medium,
  },
  'p > small': { display: 'block', marginTop: theme.space[2] },
  [theme.media.medium]: { gridColumn: '1 / -1' },
});

const ONE_COLUMN = '"picture" "date" "title" "text" "links"';

/** With the picture above. Subgrid aligns the rows of neighbours. */
const pictureAbove = css({
  gridRow: 'span 5',
  gridTemplateAreas: ONE_COLUMN,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  paddingTop: 0,
  borderTop: 0,
  '> img': {
    aspectRatio: '3 / 2',
    marginBottom: theme.space[5],
    borderRadius: theme.radius.large,
  },
});

/** A third of the page; on narrow screens a row of a list, with a small picture. */
const rowStyle = css(postStyle, {
  [theme.media.wide]: css(pictureAbove, { gridColumn: 'span 2' }),
});

/** Half as wide as the page. */
const largeStyle = css(postStyle, {
  [theme.media.medium]: css(pictureAbove, {
    gridColumn: 'span 3',
    h3: { fontSize: theme.text.title2Small },
  }),
});

/** The newest post: as wide as the page, or the window of a phone, with its picture beside a large title. */
const newestStyle = css(postStyle, {
  gridTemplate: `${ONE_COLUMN} / minmax(0, 1fr)`,
  paddingTop: 0,
  borderTop: 0,
  h3: longTitle,
  'h3 + p': { fontSize: theme.text.lead, lineHeight: theme.leading.snug },
  [theme.media.phone]: {
    '> img': {
      width: `calc(100% + 2 * ${theme.space.gutter})`,
      maxWidth: 'none',
      margin: `0 calc(-1 * ${theme.space.gutter}) ${theme.space[5]}`,
      borderRadius: 0,
    },
  },
  [theme.media.medium]: {
    gridTemplate: `
      "picture date" auto
      "picture title" auto
      "picture text" 1fr
      "picture links" auto
      / minmax(0, 1fr) minmax(0, 1fr)`,
    columnGap: theme.space[12],
    '> img': { margin: 0, borderRadius: theme.radius.large },
  },
  [theme.media.wide]: { '> img': { aspectRatio: '5 / 4' } },
});

const HALF = '(min-width: 78em) 36rem, (min-width: 48em) 44vw';

const sizes = {
  newest: { style: newestStyle, pictureSizes: `${HALF}, 100vw` },
  large: { style: largeStyle, pictureSizes: `${HALF}, 30vw` },
  row: {
    style: rowStyle,
    pictureSizes: '(min-width: 62em) 30vw, (min-width: 48em) 25vw, 30vw',
  },
};
