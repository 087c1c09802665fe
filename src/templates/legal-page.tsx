import { graphql, type PageProps } from 'gatsby';
import { LegalText } from '../sections/legal/legal-text';

export default function LegalPage({
  data: { page },
}: PageProps<Queries.LegalQuery>) {
  return <LegalText document={page} />;
}

export { MetadataHead as Head } from '../seo/page-head';

export const query = graphql`
  query Legal($slug: String!) {
    page: legalDocument(slug: { eq: $slug }) {
      ...PageFields
      ...LegalTextFields
    }
  }
`;
