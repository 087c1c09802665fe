import { graphql, type PageProps } from 'gatsby';
import { Listing } from '../blog/listing/listing';
import { ScriptsOnLoad } from '../loader/scripts-on-load';
import { NewsletterCard } from '../newsletter/newsletter-form';
import { PlainHero } from '../sections/hero/plain-hero';

export default function BlogPage({ data }: PageProps<Queries.BlogQuery>) {
  const { page, siteSettings, allPost } = data;
  return (
    <>
      {/* A filter in the address needs scripts at once. */}
      <ScriptsOnLoad urlPattern="[?&](category|q|page)=" />
      <Listing
        posts={allPost.nodes}
        total={allPost.totalCount}
        categories={page.categories}
        tints={page.tints}
        site={siteSettings}
        newsletter={<NewsletterCard newsletter={page.newsletter} />}
      >
        {(controls) => <PlainHero hero={page.hero}>{controls}</PlainHero>}
      </Listing>
    </>
  );
}

export { MetadataHead as Head } from '../seo/page-head';

export const query = graphql`
  query Blog {
    page: blogPage {
      ...PageFields
      hero {
        ...HeroFields
      }
      categories
      tints {
        category
        tint
      }
      newsletter {
        ...NewsletterFields
      }
    }
    siteSettings {
      ...PostSharingFields
    }
    # The first page of the listing. The rest is fetched when a visitor asks for it.
    allPost(limit: 6, sort: [{ date: DESC }, { slug: ASC }]) {
      totalCount
      nodes {
        ...PostCardFields
      }
    }
  }
`;
