import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { BackLink } from '../../components/actions/links';
import { Badge } from '../../components/cards/badge';
import { Picture } from '../../components/media/picture';
import { readingGrid } from '../../components/text/long-text';
import { leadStyle } from '../../styles/layout';
import { HeroEnd } from '../../browser/hero-end';
import { withWholeWords } from '../../components/text/rich-text';
import { theme } from '../../styles/theme';
import { PostMeta } from '../post-meta';

// Widths for phones at a pixel ratio of 2 and 3, and for larger screens.
export const fragment = graphql`
  fragment ArticleHeaderFields on Post {
    ...PostFields
    authorRole
    image {
      childImageSharp {
        gatsbyImageData(width: 1600, breakpoints: [768, 1080, 1600])
      }
    }
  }
`;

interface ArticleHeaderProps {
  post: Queries.ArticleHeaderFieldsFragment;
}

export function ArticleHeader({ post }: ArticleHeaderProps) {
  return (
    <div css={headerStyle}>
      <p css={backStyle}>
        <BackLink href="/blog">Back to Blog</BackLink>
      </p>
      <div>
        <p>
          <Badge>{post.category}</Badge>
        </p>
        <h1>{withWholeWords(post.title)}</h1>
        <p css={leadStyle}>{post.excerpt}</p>
        <p css={metaStyle}>
          <PostMeta {...post} />
          {post.authorRole && <small>, {post.authorRole}</small>}
        </p>
      </div>
      <div>
        <Picture
          file={post.image}
          alt={post.imageAlt}
          sizes="(min-width: 78em) 56.5rem, (min-width: 75em) calc(100vw - 21.5rem), (min-width: 45em) 41rem, 92vw"
          priority
          css={pictureStyle}
        />
      </div>
      <HeroEnd />
    </div>
  );
}

const headerStyle = css(readingGrid, {
  paddingTop: theme.space[6],
  [theme.media.wide]: { paddingTop: theme.space[16] },
});

const backStyle = css({
  color: theme.colour.textMuted,
  'a:hover': { color: theme.colour.text },
  [theme.media.print]: { display: 'none' },
});

const metaStyle = css({
  marginBottom: theme.space[8],
  color: theme.colour.textMuted,
});

const pictureStyle = css({ borderRadius: theme.radius.large });
