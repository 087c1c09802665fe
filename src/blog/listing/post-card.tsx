import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { SiteLink, TitleLink } from '../../components/actions/links';
import { Badge } from '../../components/display/badge';
import { Picture } from '../../components/media/picture';
import { withWholeWords } from '../../components/text/rich-text';
import { plainList, visuallyHidden } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { PostMeta } from '../post-meta';
import { ShareButtons } from '../sharing/share-buttons';
import { publicUrl } from '../../seo/addresses';
import { postLinkProps } from '../sharing/share-links';

export const fragment = graphql`
  fragment PostFields on Post {
    title
    excerpt
    author
    category
    slug
    link
    readTime
    day: date
    shortDate: date(formatString: "MMM D, YYYY")
    imageAlt
  }
  # The square around what stands out in the picture, so that posts look less alike.
  fragment PostCardFields on Post {
    ...PostFields
    image {
      childImageSharp {
        gatsbyImageData(
          width: 900
          aspectRatio: 1
          transformOptions: { cropFocus: ATTENTION }
        )
      }
    }
  }
  fragment PostSharingFields on SiteSettings {
    origin
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
      />
      <p data-part="date">
        <Badge>{post.category}</Badge> <PostMeta {...post} />
      </p>
      <h3>
        <TitleLink {...target}>{withWholeWords(title)}</TitleLink>
      </h3>
      <p>{excerpt}</p>
      <div data-part="links" css={endStyle}>
        <SiteLink {...target} aria-label={`Read more: ${title}`}>
          Read more
          {/* Search engines read the text of a link, not its aria-label. */}
          <span css={visuallyHidden}>: {title}</span>
        </SiteLink>
        <ShareButtons
          shared={{
            title,
            url: publicUrl(site.origin, post),
            description: excerpt,
          }}
        />
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

export const postGrid = css(plainList, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space[8]} ${theme.space[10]}`,
  [theme.media.medium]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    // Not a larger gap, which rows of a subgrid would get, too.
    '> li': { paddingBottom: theme.space[10] },
  },
  '> li:has(form)': {
    gridColumn: '1 / -1',
    [theme.media.print]: { display: 'none' },
  },
});

/** With the picture above. Subgrid aligns the rows of neighbours. */
const pictureAbove = {
  gridRow: 'span 5',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  rowGap: 0,
  paddingTop: 0,
  borderTop: 0,
  '> img': {
    gridArea: 'auto',
    aspectRatio: '3 / 2',
    marginBottom: theme.space[5],
    borderRadius: theme.radius.large,
  },
};

/** A third of the page; on narrow screens a row of a list, with a small picture beside date and title. */
const rowStyle = css({
  display: 'grid',
  gridTemplate: `auto 1fr / minmax(0, 1fr) min(${theme.width.narrow}, 30vw)`,
  columnGap: theme.space[5],
  alignItems: 'start',
  paddingTop: theme.space[6],
  borderTop: theme.rule,
  '&:target': { borderColor: theme.tint.strong },
  '> *': { gridColumn: '1 / -1', margin: `0 0 ${theme.space[3]}` },
  '> h3, > [data-part="date"]': { gridColumn: 1 },
  h3: { fontFamily: theme.font.display, fontSize: theme.text.title3 },
  'h3 a:not(:hover)': { textDecorationColor: 'transparent' },
  '> img': {
    gridArea: '1 / 2 / span 2',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: theme.radius.medium,
  },
  'p > small': { display: 'block', marginTop: theme.space[2] },
  // Names of sharing buttons show in the space below.
  '> [data-part="links"]': { margin: 0 },
  [theme.media.medium]: { gridColumn: '1 / -1' },
  [theme.media.wide]: { gridColumn: 'span 2', ...pictureAbove },
});

/** Half as wide as the page. */
const largeStyle = css(rowStyle, {
  [theme.media.medium]: {
    gridColumn: 'span 3',
    ...pictureAbove,
    h3: { fontSize: theme.text.title2Small },
  },
});

/** The newest post: as wide as the page, or the window of a phone, with its picture beside a large title. */
const leadStyle = css(rowStyle, {
  paddingTop: 0,
  borderTop: 0,
  '> h3, > [data-part="date"]': { gridColumn: '1 / -1' },
  h3: { fontSize: theme.text.titleLong, lineHeight: theme.leading.tight },
  'h3 + p': { fontSize: theme.text.lead, lineHeight: theme.leading.snug },
  [theme.media.phone]: {
    '> img': {
      gridArea: '1 / 1 / auto / -1',
      width: `calc(100% + 2 * ${theme.space.gutter})`,
      maxWidth: 'none',
      margin: `0 calc(-1 * ${theme.space.gutter}) ${theme.space[5]}`,
      borderRadius: 0,
    },
  },
  [theme.media.medium]: {
    gridColumn: '1 / -1',
    gridTemplate: 'auto auto 1fr auto / repeat(2, minmax(0, 1fr))',
    columnGap: theme.space[12],
    '&& > *': { gridColumn: 2 },
    '&& > img': {
      gridArea: '1 / 1 / -1',
      margin: 0,
      borderRadius: theme.radius.large,
    },
  },
  [theme.media.wide]: { '&& > img': { aspectRatio: '5 / 4' } },
});

const HALF = '(min-width: 78em) 36rem, (min-width: 48em) 44vw';

const sizes = {
  lead: { style: leadStyle, pictureSizes: `${HALF}, 100vw` },
  large: { style: largeStyle, pictureSizes: `${HALF}, 30vw` },
  row: {
    style: rowStyle,
    pictureSizes: '(min-width: 62em) 30vw, (min-width: 48em) 25vw, 30vw',
  },
};
