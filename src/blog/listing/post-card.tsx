import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { NEW_TAB, SiteLink, TitleLink } from '../../components/actions/links';
import { Badge } from '../../components/display/badge';
import { Picture } from '../../components/media/picture';
import { withWholeWords } from '../../components/text/rich-text';
import { visuallyHidden } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { PostMeta } from '../post-meta';
import { ShareButtons } from '../sharing/share-buttons';
import { postLinkProps, sharedOf } from '../sharing/share-links';
import { cells, sizes } from './post-grid';

export const fragment = graphql`
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
