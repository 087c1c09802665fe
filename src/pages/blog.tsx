import { type HeadProps, type PageProps, graphql } from 'gatsby';
import { Listing } from '../blog/listing/listing';
import { ScriptsOnLoad } from '../components/hydration/scripts';
import { required } from '../content/required';
import { NewsletterCard } from '../newsletter/newsletter-card';
import { Hero } from '../sections/hero/hero';
import { PageHead } from '../seo/page-head';

export default function BlogPage({ data }: PageProps<Queries.BlogQuery>) {
  const page = required(data.blogPage);
  const site = required(data.siteSettings);
  return (
    <>
      {/* The address may contain a search, which needs scripts. */}
      <ScriptsOnLoad address="?" />
      <Listing
        posts={data.allPost.nodes}
        leadPicture={data.lead.nodes[0]?.image}
        total={data.allPost.totalCount}
        categories={page.categories}
        tints={page.tints ?? []}
        site={site}
        newsletter={<NewsletterCard newsletter={page.newsletter} />}
      >
        {(controls) => <Hero hero={page.hero}>{controls}</Hero>}
      </Listing>
    </>
  );
}

export function Head({ data }: HeadProps<Queries.BlogQuery>) {
  const { metadata } = required(data.blogPage);
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
    # PAGE_SIZE, which GraphQL can’t import; a test compares them. The rest is fetched when a visitor asks for it.
    allPost(limit: 6, sort: [{ date: DESC }, { jsonId: ASC }]) {
      totalCount
      nodes {
        ...PostCardFields
      }
    }
    lead: allPost(limit: 1, sort: [{ date: DESC }, { jsonId: ASC }]) {
      nodes {
        image {
          childImageSharp {
            gatsbyImageData(width: 1400, breakpoints: [384, 704, 1080, 1400])
          }
        }
      }
    }
  }
`;
