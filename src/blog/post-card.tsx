import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Badge } from '../components/badge';
import { Card } from '../components/card';
import { Picture } from '../components/picture';
import { SiteLink } from '../components/site-link';
import { TitleLink } from '../components/title-link';
import { articlePath } from '../content/routes';

export const fragment = graphql`
  fragment PostCardFields on Post {
    title
    excerpt
    author
    category
    slug
    link
    readTime
    day: date(formatString: "YYYY-MM-DD")
    shortDate: date(formatString: "MMM D, YYYY")
    imageAlt
    image {
      ...PictureFields
    }
  }
`;

interface PostCardProps {
  post: Queries.PostCardFieldsFragment;
  /** Whether its picture stands in the page's first view. */
  first: boolean;
}

/** A post in the listing. A post with a link opens elsewhere, in a new tab (SPEC.md section 2, "/blog listing"). */
export function PostCard({ post, first }: PostCardProps) {
  const target = post.link
    ? { href: post.link, target: '_blank', rel: 'noopener' }
    : { href: articlePath(post.slug) };
  return (
    <Card>
      <Picture
        file={post.image}
        alt={post.imageAlt}
        sizes="(min-width: 62em) 22rem, 100vw"
        first={first}
      />
      <p>
        <Badge>{post.category}</Badge>
      </p>
      <p>
        <small>
          <time dateTime={post.day}>{post.shortDate}</time> · {post.readTime}
        </small>
      </p>
      <h2 css={titleStyle}>
        <TitleLink {...target}>{post.title}</TitleLink>
      </h2>
      <p>{post.excerpt}</p>
      <p css={authorStyle}>
        <small>{post.author}</small>
      </p>
      <SiteLink {...target} aria-label={`Read more: ${post.title}`}>
        Read more
      </SiteLink>
    </Card>
  );
}

const titleStyle = (theme: Theme) => css({ fontSize: theme.text.title3 });

const authorStyle = css({ marginTop: 'auto' });
