import { type HeadProps, type PageProps, graphql } from 'gatsby';
import { required } from '../content/required';
import { LegalText } from '../sections/legal-text';
import { PageHead } from '../seo/page-head';

export default function LegalPage({ data }: PageProps<Queries.LegalQuery>) {
  return <LegalText document={required(data.legalDocument)} />;
}

export function Head({ data }: HeadProps<Queries.LegalQuery>) {
  const { metadata } = required(data.legalDocument);
  return <PageHead {...metadata} />;
}

export const query = graphql`
  query Legal($slug: String!) {
    legalDocument(slug: { eq: $slug }) {
      metadata {
        ...PageHeadFields
      }
      ...LegalTextFields
    }
  }
`;
