import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { SiteLink, TitleLink } from '../../components/actions/links';
import { Badge } from '../../components/cards/badge';
import { cardBox } from '../../components/cards/card';
import { Picture } from '../../components/media/picture';
import { withWholeWords } from '../../components/text/rich-text';
import { cardGrid, cardPictureSizes } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { visuallyHidden } from '../../styles/mixins';
import { PostMeta } from '../post-meta';
import { ShareButtons } from '../sharing/share-buttons';
import { publicAddress } from '../../seo/addresses';
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
  fragment PostCardFields on Post {
    ...PostFields
    image {
      ...PictureFields
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
  /** The featured post's picture, which is as wide as the page. */
  leadPicture: Queries.PictureFieldsFragment | undefined;
  /** Half as wide as the page on wide screens. */
  large: boolean;
}

export function PostCard({
  post,
  site,
  tint,
  priority,
  leadPicture,
  large,
}: PostCardProps) {
  const { title, excerpt, slug } = post;
  const target = postLinkProps(post);
  return (
    // The id makes the sharing buttons linkable.
    <li
      id={`post-${slug}`}
      css={[
        leadPicture ? leadPostStyle : postStyle,
        large && largePostStyle,
        tint && tintStyle(tint),
      ]}
    >
      <Picture
        file={leadPicture ?? post.image}
        alt={post.imageAlt}
        sizes={leadPicture || large ? LARGE_PICTURE_SIZES : CARD_PICTURE_SIZES}
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
            url: publicAddress(site.origin, post),
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
  paddingTop: theme.space[5],
  borderTop: `${theme.line} solid ${theme.colour.line}`,
  '> a': {
    paddingBlock: theme.space[1],
    fontWeight: 600,
    color: theme.colour.text,
  },
});

/** Rows of a card: picture, category and date, title, excerpt, links. Subgrid aligns them across cards. */
const ROWS = 5;

export const postGrid = css(cardGrid, {
  '> li': { gridRow: `span ${ROWS}` },
  '> li:only-child': { gridColumn: '1 / -1' },
  [theme.media.wide]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '> li:has(form)': { gridColumn: '1 / -1' },
  },
  [theme.media.print]: { '> li:has(form)': { display: 'none' } },
});

/** Only the borders of a card, 0.13 rem together, narrow its picture. */
const CARD_PICTURE_SIZES = cardPictureSizes(0.13);

/** Also for the featured post, whose picture is cropped to the height of the text beside it on wide screens. */
const LARGE_PICTURE_SIZES = '(min-width: 62em) 60rem, 92vw';

const postStyle = css(cardBox, {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
  rowGap: 0,
  padding: 0,
  overflow: 'clip',
  '&:target': { borderColor: theme.tint.strong },
  '> *': {
    minWidth: 0,
    margin: `0 ${theme.space[6]} ${theme.space[3]}`,
  },
  h3: { fontFamily: theme.font.display },
  'h3 a:not(:hover)': { textDecorationColor: 'transparent' },
  '> img': {
    aspectRatio: '16 / 10',
    objectFit: 'cover',
    margin: `0 0 ${theme.space[5]}`,
  },
  'p > small': { display: 'block', marginTop: theme.space[2] },
  // Names of sharing buttons show in the space below.
  '> [data-part="links"]': {
    marginBlock: `${theme.space[3]} ${theme.space[6]}`,
  },
  [theme.media.wide]: { gridColumn: 'span 2' },
});

const largePostStyle = css({
  [theme.media.wide]: {
    gridColumn: 'span 3',
    h3: { fontSize: theme.text.titleText },
  },
});

/** The featured post: as wide as the page, with picture and text side by side where there is room. */
const leadPostStyle = css(postStyle, {
  gridColumn: '1 / -1',
  gridTemplateRows: 'auto',
  h3: { fontSize: theme.text.title2 },
  'h3 + p': { fontSize: theme.text.lead, lineHeight: theme.leading.snug },
  [theme.media.wide]: {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: '1fr auto 1fr auto',
    '> *': { gridColumn: 2, marginInline: theme.space[8] },
    '> [data-part="date"]': { alignSelf: 'end', paddingTop: theme.space[8] },
    '> img': {
      gridArea: '1 / 1 / -1 / 2',
      height: '100%',
      margin: 0,
    },
  },
});
