import { graphql } from 'gatsby';
import { memo } from 'react';
import { css } from '@emotion/react';
import { SiteLink, TitleLink } from '../../components/actions/links';
import { Badge } from '../../components/cards/badge';
import { Picture } from '../../components/media/picture';
import { withWholeWords } from '../../components/text/rich-text';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { visuallyHidden } from '../../styles/mixins';
import { ShareButtons } from '../sharing/share-buttons';
import { postLinkProps, publicAddress } from '../sharing/share-links';
import {
  CARD_PICTURE_SIZES,
  LEAD_PICTURE_SIZES,
  leadPostStyle,
  postStyle,
} from './post-card-style';

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
    share {
      x
      facebook
      linkedin
    }
  }
`;

interface PostCardProps {
  post: Queries.PostCardFieldsFragment;
  site: Queries.PostSharingFieldsFragment;
  /** The colour family of its category. */
  tint: string | undefined;
  /** Whether its picture is above the fold. */
  priority: boolean;
  /** The larger picture of the lead story, which is as wide as the page. */
  leadPicture: Queries.PictureFieldsFragment | undefined;
}

export const PostCard = memo(function PostCard({
  post,
  site,
  tint,
  priority,
  leadPicture,
}: PostCardProps) {
  const { title, excerpt, slug } = post;
  const target = postLinkProps(post);
  return (
    // Links lead to its sharing buttons by the id.
    <li
      id={`post-${slug}`}
      css={[leadPicture ? leadPostStyle : postStyle, tint && tintStyle(tint)]}
    >
      <div data-part="picture">
        <Picture
          file={leadPicture ?? post.image}
          alt={post.imageAlt}
          sizes={leadPicture ? LEAD_PICTURE_SIZES : CARD_PICTURE_SIZES}
          priority={priority}
        />
        <Badge>{post.category}</Badge>
      </div>
      <p data-part="date">
        <small>
          <time dateTime={post.day}>{post.shortDate}</time>
          {` · ${post.readTime} · ${post.author}`}
        </small>
      </p>
      <h3>
        <TitleLink {...target}>{withWholeWords(title)}</TitleLink>
      </h3>
      <p>{excerpt}</p>
      <div data-part="links" css={endStyle}>
        <SiteLink {...target} aria-label={`Read more: ${title}`}>
          Read more
          {/* Search engines read a link's text, not its label. */}
          <span css={visuallyHidden}>: {title}</span>
        </SiteLink>
        <ShareButtons
          shared={{
            title,
            url: publicAddress(site.origin, post),
            description: excerpt,
          }}
          endpoints={site.share}
        />
      </div>
    </li>
  );
});

const endStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
  paddingTop: theme.space[3],
  borderTop: `${theme.line} solid ${theme.colour.line}`,
  '> a': {
    paddingBlock: theme.space[1],
    fontWeight: 600,
    color: theme.colour.text,
  },
});
