import { graphql } from 'gatsby';

// Fields of a post that cards and articles share.
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
