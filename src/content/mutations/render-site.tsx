import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { plannedPages } from '../../gatsby/create-pages';
import { renderPage } from '../../layout/render-page';
import { wrapPage } from '../../layout/wrap';
import * as notFound from '../../pages/404';
import * as about from '../../pages/about';
import * as aiLeadGen from '../../pages/ai-lead-gen';
import * as blog from '../../pages/blog';
import * as bookDemo from '../../pages/book-demo';
import * as demo from '../../pages/demo';
import * as faq from '../../pages/faq';
import * as hub from '../../pages/hub';
import * as home from '../../pages/index';
import * as websiteDesign from '../../pages/website-design';
import * as article from '../../templates/article-page';
import * as legal from '../../templates/legal-page';
import * as product from '../../templates/product-page';
import * as websiteTemplate from '../../templates/website-template-page';
import type { Content } from '../check/content';
import type { RunQuery } from './run-query';

// Draws whole pages from content, with the site's own pages, templates, frame and renderer, but without Gatsby: what
// webpack, the finishing pass and Gatsby's own scripts add to the HTML is not in it.

/** What a file of src/pages or src/templates exports. */
interface PageModule {
  default: unknown;
  Head: unknown;
  query: unknown;
}

const PAGES: Record<string, PageModule> = {
  '/': home,
  '/404.html': notFound,
  '/about': about,
  '/ai-lead-gen': aiLeadGen,
  '/blog': blog,
  '/book-demo': bookDemo,
  '/demo': demo,
  '/faq': faq,
  '/hub': hub,
  '/website-design': websiteDesign,
};

const TEMPLATES: Record<string, PageModule> = {
  'article-page.tsx': article,
  'legal-page.tsx': legal,
  'product-page.tsx': product,
  'website-template-page.tsx': websiteTemplate,
};

/** A page that can be drawn. */
export interface DrawablePage {
  path: string;
  module: PageModule;
  context: Record<string, unknown>;
}

/** Takes content; gives every page of the site. */
export function pagesOf(content: Content): DrawablePage[] {
  const posts = content.Post.map(({ value }) => value).filter(
    ({ draft }) => !draft,
  );
  const planned = plannedPages({
    articles: posts.filter(({ link }) => link === ''),
    posts,
    products: content.Product.map(({ value }) => value),
    templates: content.WebsiteTemplate.map(({ value }) => value),
    legal: content.LegalDocument.map(({ value }) => value),
  });
  return [
    ...Object.entries(PAGES).map(([path, module]) => {
      return { path, module, context: {} };
    }),
    ...planned.map(({ path, component, context }) => {
      const module = TEMPLATES[component];
      if (!module) throw new Error(`${component} is no template`);
      return { path, module, context: { ...context } };
    }),
  ];
}

/** Takes a page and what answers its queries; gives its HTML as a build would write it. Throws when it can't be drawn. */
export async function drawPage(
  page: DrawablePage,
  runQuery: RunQuery,
): Promise<string> {
  const { path, module, context } = page;
  const data = runQuery(String(module.query), context);
  const location = { pathname: path, search: '', hash: '' };
  const props = { data, location, pageContext: context, path, uri: path };
  const Page = module.default as ComponentType<typeof props>;
  const Head = module.Head as ComponentType<typeof props>;
  let body = '';
  let head = '';
  const args = {
    bodyComponent: wrapPage({
      element: <Page {...props} />,
      props: props as unknown as Parameters<typeof wrapPage>[0]['props'],
    }),
    setHeadComponents: (styles: React.ReactNode[]) => {
      head = renderToStaticMarkup(styles);
    },
    replaceBodyHTMLString: (html: string) => {
      body = html;
    },
  };
  await renderPage(args as unknown as Parameters<typeof renderPage>[0]);
  head += renderToStaticMarkup(<Head {...props} />);
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">${head}</head><body><div id="___gatsby">${body}</div></body></html>`;
}
