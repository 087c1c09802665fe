import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Badge } from '../components/badge';
import { Picture } from '../components/picture';
import { SiteLink } from '../components/site-link';

export const fragment = graphql`
  fragment ArticleHeaderFields on Post {
    title
    author
    category
    readTime
    day: date(formatString: "YYYY-MM-DD")
    shortDate: date(formatString: "MMM D, YYYY")
    imageAlt
    image {
      ...PictureFields
    }
  }
`;

interface ArticleHeaderProps {
  post: Queries.ArticleHeaderFieldsFragment;
}

/** The top of an article: the way back, what it is about, when and by whom it was written, and its picture. */
export function ArticleHeader({ post }: ArticleHeaderProps) {
  return (
    <div css={headerStyle}>
      <p>
        <SiteLink href="/blog">Back to Blog</SiteLink>
      </p>
      <p>
        <Badge>{post.category}</Badge>
      </p>
      <h1>{post.title}</h1>
      <p>
        <time dateTime={post.day}>{post.shortDate}</time> · {post.readTime} ·{' '}
        {post.author}
      </p>
      <Picture
        file={post.image}
        alt={post.imageAlt}
        sizes="(min-width: 74em) 72rem, 100vw"
        first
      />
    </div>
  );
}

const headerStyle = (theme: Theme) =>
  css({ paddingBlock: theme.space[8], h1: { maxWidth: '24ch' } });
