import { graphql } from 'gatsby';

// src/gatsby/posts queries the same of posts.json and the feed.
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
`;

type PostMetaProps = Pick<
  Queries.PostFieldsFragment,
  'day' | 'shortDate' | 'readTime' | 'author'
>;

export function PostMeta({ day, shortDate, readTime, author }: PostMetaProps) {
  return (
    <small>
      <time dateTime={day}>{shortDate}</time>
      {`, ${readTime}, by\u00a0${author}`}
    </small>
  );
}
