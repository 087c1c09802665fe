import { graphql } from 'gatsby';

// What cards, articles, the feed and posts.json show of a post.
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
