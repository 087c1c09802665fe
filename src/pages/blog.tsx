import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { Listing } from '../blog/listing/listing';
import { ScriptsOnLoad } from '../components/hydration/scripts-on-load';
import { Section } from '../components/text/section';
import { required } from '../content/required';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { Hero } from '../sections/hero/hero';
import { PageHead } from '../seo/page-head';

const FILE = 'pages/blog.json';

export default function BlogPage({ data }: PageProps<Queries.BlogQuery>) {
  const page = required(data.blogPage, FILE);
  const site = required(data.siteSettings, 'site.json');
  const { newsletter } = page;
  return (
    <>
      {/* The address says what is searched for. */}
      <ScriptsOnLoad address="?" />
      <Hero hero={page.hero} />
      <Listing
        posts={data.allPost.nodes}
        total={data.allPost.totalCount}
        categories={page.categories}
        site={site}
      />
      <Section title={newsletter.title} text={newsletter.text}>
        <NewsletterForm label={newsletter.label} button={newsletter.button} />
        <p>{newsletter.note}</p>
      </Section>
    </>
  );
}

export function Head({ data }: HeadProps<Queries.BlogQuery>) {
  const { metadata } = required(data.blogPage, FILE);
  return <PageHead {...metadata} />;
}

export const query = graphql`
  query Blog {
    blogPage {
      metadata {
        ...PageHeadFields
      }
      hero {
        ...HeroFields
      }
      categories
      newsletter {
        title
        text
        label
        button
        note
      }
    }
    siteSettings {
      ...PostSharingFields
    }
    # As many as PAGE_SIZE in src/blog/listing/listing-rules.ts: the rest is fetched when a visitor asks for it.
    allPost(limit: 6, sort: [{ date: DESC }, { jsonId: ASC }]) {
      totalCount
      nodes {
        ...PostCardFields
      }
    }
  }
`;
