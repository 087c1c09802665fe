import type { z } from 'zod';
import { claims } from './schemas/claims';
import { clinics } from './schemas/clinics';
import { demos } from './schemas/demos';
import { legalDocument } from './schemas/legal';
import { navigation } from './schemas/navigation';
import { aboutPage } from './schemas/pages/about';
import { aiLeadGenPage } from './schemas/pages/ai-lead-gen';
import { blogPage } from './schemas/pages/blog';
import { bookDemoPage } from './schemas/pages/book-demo';
import { demoPage } from './schemas/pages/demo';
import { faq, faqPage } from './schemas/pages/faq';
import { homePage } from './schemas/pages/home';
import { hubPage } from './schemas/pages/hub';
import { notFoundPage } from './schemas/pages/not-found';
import { websiteDesignPage } from './schemas/pages/website-design';
import { websiteTemplatePage } from './schemas/pages/website-template';
import { post } from './schemas/post';
import { plans, templateTiers, websitePackages } from './schemas/prices';
import { product } from './schemas/product';
import { redirects } from './schemas/redirects';
import { site } from './schemas/site';
import { testimonials } from './schemas/testimonials';
import { websiteTemplate } from './schemas/website-template/template';
import { words } from './schemas/words';
import { keysOf } from './tables';

function page<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  route = `/${name}`,
) {
  return { glob: `pages/${name}.json`, route, schema };
}

/**
 * Every kind of content: its GraphQL type, its files below data/ and its schema. A pattern that ends in "/*.json" holds
 * one object per file; any other is the path of one required file.
 */
export const kinds = {
  // Not "Site", which is a type of Gatsby.
  SiteSettings: { glob: 'site.json', schema: site },
  Navigation: { glob: 'navigation.json', schema: navigation },
  Post: { glob: 'posts/*.json', schema: post },
  Product: { glob: 'products/*.json', schema: product },
  WebsiteTemplate: { glob: 'templates/*.json', schema: websiteTemplate },
  LegalDocument: { glob: 'legal/*.json', schema: legalDocument },
  Plans: { glob: 'plans.json', schema: plans },
  WebsitePackages: { glob: 'packages.json', schema: websitePackages },
  Tiers: { glob: 'tiers.json', schema: templateTiers },
  Faq: { glob: 'faq.json', schema: faq },
  Clinics: { glob: 'clinics.json', schema: clinics },
  Testimonials: { glob: 'testimonials.json', schema: testimonials },
  Demos: { glob: 'demos.json', schema: demos },
  // Singular, although one file: a node is made of each item of the list.
  Redirect: { glob: 'redirects.json', schema: redirects },
  Claim: { glob: 'claims.json', schema: claims, isQueried: false },
  Words: { glob: 'words.json', schema: words, isQueried: false },
  HomePage: page('home', homePage, '/'),
  AboutPage: page('about', aboutPage),
  AiLeadGenPage: page('ai-lead-gen', aiLeadGenPage),
  HubPage: page('hub', hubPage),
  WebsiteDesignPage: page('website-design', websiteDesignPage),
  BookDemoPage: page('book-demo', bookDemoPage),
  DemoPage: page('demo', demoPage),
  BlogPage: page('blog', blogPage),
  FaqPage: page('faq', faqPage),
  NotFoundPage: { glob: 'pages/not-found.json', schema: notFoundPage },
  WebsiteTemplatePage: {
    glob: 'pages/website-template.json',
    schema: websiteTemplatePage,
  },
} as const;

export type KindName = keyof typeof kinds;

/** The type of a kind's file once it has passed its schema. */
export type ValueOf<Name extends KindName> = z.infer<
  (typeof kinds)[Name]['schema']
>;

export const kindNames = keysOf(kinds);

/** Kinds of which GraphQL has types and nodes; pages show nothing of the others. */
export const queriedKindNames = kindNames.filter(
  (name) => !('isQueried' in kinds[name]),
);

/** The files of the other kinds, relative to data/. */
export const UNQUERIED_FILES = kindNames
  .filter((name) => !queriedKindNames.includes(name))
  .map((name) => kinds[name].glob);

export function routeOf(name: KindName): string | undefined {
  const kind = kinds[name];
  return 'route' in kind ? kind.route : undefined;
}

export const FIXED_ROUTES = kindNames.flatMap((name) => routeOf(name) ?? []);

/** Kinds that may have any number of files; the other kinds are one required file each. */
export type CollectionName = {
  [Name in KindName]: (typeof kinds)[Name]['glob'] extends `${string}/*.json`
    ? Name
    : never;
}[KindName];

export function isCollection(name: KindName): name is CollectionName {
  return kinds[name].glob.endsWith('/*.json');
}

/** The kind of a file below data/, such as "posts/a.json"; undefined if it has none. */
export function kindOfFile(path: string): KindName | undefined {
  const patterns = [path, path.replace(/[^/]+(?=\.json$)/, '*')];
  return kindNames.find((name) => patterns.includes(kinds[name].glob));
}
