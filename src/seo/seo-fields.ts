import { graphql } from 'gatsby';

/** What every page's Head asks for. */
export const fragment = graphql`
  fragment SeoFields on Seo {
    title
    description
    keywords
  }
`;
