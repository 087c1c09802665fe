import fs from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { loaded } from '../content/loaded';
import type { FIXED_ROUTES } from '../content/routes';
import { articlePath, templatePath, topLevelPath } from '../content/routes';
import type { PageGroup } from './machine-texts';
import { llmsText, robotsText } from './machine-texts';

/** Where Gatsby serves files from, in `develop` too. */
const PUBLIC_DIR = path.resolve('public');

type FixedPages = Record<
  (typeof FIXED_ROUTES)[number],
  { seo: Queries.MachineSeoFragment } | null
>;

/** The licences of what the site sends to browsers, which have to go with it: the scripts themselves hold no comments. */
const NOTICES = 'THIRD_PARTY_NOTICES.txt';

/** Writes robots.txt and llms.txt from the data, and the licences. Ends the build when the query fails. */
export async function writeMachineFiles(
  { graphql, reporter }: Pick<CreatePagesArgs, 'graphql' | 'reporter'>,
  directory = PUBLIC_DIR,
): Promise<void> {
  const result = await graphql<Queries.MachineFilesQuery>(QUERY);
  const { data } = result;
  if (!data) {
    reporter.panicOnBuild(
      `The pages could not be described: ${JSON.stringify(result.errors)}`,
    );
    return;
  }
  const site = loaded(data.siteSettings, 'site.json');
  const { seo } = loaded(data.homePage, 'pages/home.json');
  const texts = {
    'robots.txt': robotsText(site.origin),
    'llms.txt': llmsText(site, seo.description, pageGroups(data)),
    'third-party-notices.txt': await fs.readFile(NOTICES, 'utf8'),
  };
  await fs.mkdir(directory, { recursive: true });
  for (const [file, text] of Object.entries(texts))
    await fs.writeFile(path.join(directory, file), text);
}

/** Takes what the query gave; gives all pages with their titles and descriptions. */
function pageGroups(data: Queries.MachineFilesQuery): PageGroup[] {
  // The type wants every fixed route.
  const fixed: FixedPages = {
    '/': data.homePage,
    '/about': data.aboutPage,
    '/ai-lead-gen': data.aiLeadGenPage,
    '/website-design': data.websiteDesignPage,
    '/book-demo': data.bookDemoPage,
    '/demo': data.demoPage,
    '/hub': data.hubPage,
    '/faq': data.faqPage,
    '/blog': data.blogPage,
  };
  const named = (nodes: typeof data.products.nodes) =>
    nodes.map(({ slug, seo }) => ({ path: topLevelPath(slug), ...seo }));
  return [
    {
      title: 'Pages',
      pages: Object.entries(fixed).map(([path, page]) => ({
        path,
        ...loaded(page, `pages, for ${path}`).seo,
      })),
    },
    { title: 'Products', pages: named(data.products.nodes) },
    {
      title: 'Website templates',
      pages: data.templates.nodes.map(({ slug, name, description }) => ({
        ...{ path: templatePath(slug), title: name, description },
      })),
    },
    {
      title: 'Articles',
      pages: data.articles.nodes.map(({ slug, title, excerpt }) => ({
        ...{ path: articlePath(slug), title, description: excerpt },
      })),
    },
    { title: 'Legal texts', pages: named(data.legal.nodes) },
  ];
}

const QUERY = /* GraphQL */ `
  query MachineFiles {
    siteSettings {
      name
      origin
    }
    homePage {
      seo {
        ...MachineSeo
      }
    }
    aboutPage {
      seo {
        ...MachineSeo
      }
    }
    aiLeadGenPage {
      seo {
        ...MachineSeo
      }
    }
    websiteDesignPage {
      seo {
        ...MachineSeo
      }
    }
    bookDemoPage {
      seo {
        ...MachineSeo
      }
    }
    demoPage {
      seo {
        ...MachineSeo
      }
    }
    hubPage {
      seo {
        ...MachineSeo
      }
    }
    faqPage {
      seo {
        ...MachineSeo
      }
    }
    blogPage {
      seo {
        ...MachineSeo
      }
    }
    products: allProduct(sort: { slug: ASC }) {
      nodes {
        slug
        seo {
          ...MachineSeo
        }
      }
    }
    templates: allWebsiteTemplate(sort: { slug: ASC }) {
      nodes {
        slug
        name
        description
      }
    }
    articles: allPost(
      filter: { link: { eq: "" } }
      sort: [{ date: DESC }, { jsonId: ASC }]
    ) {
      nodes {
        slug
        title
        excerpt
      }
    }
    legal: allLegalDocument(sort: { slug: ASC }) {
      nodes {
        slug
        seo {
          ...MachineSeo
        }
      }
    }
  }
  fragment MachineSeo on Seo {
    title
    description
  }
`;
