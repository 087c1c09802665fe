import { templatePath, topLevelPath } from '../../src/content/routes';
import { repositoryContent } from '../../src/content/example-data.fixture';

const visible = (selector: string) =>
  `[...document.querySelectorAll('${selector}')].filter((each) => each.checkVisibility({ visibilityProperty: true })).length`;
const text = (selector: string) =>
  `document.querySelector('${selector}')?.textContent`;
const articles = text('[role=group][aria-label^=Articles]');

/** Nothing on the site holds it, so a filter that works leaves nothing. */
const NOWHERE = 'qzqz';

/** A control that a visitor presses or types into, for tests and for `npm run bench -- presses`. */
export interface Control {
  name: string;
  route: string;
  /** A field and the words to be typed into it. */
  type?: [field: string, words: string];
  /** The control to press after the typing. */
  press?: string;
  /** An expression to be evaluated in the page. Its value changes with the result, not with a loading message. */
  answer: string;
  /** Goals in ms, where they are not those of most controls. */
  goals?: { first?: number; later?: number };
  isOnPhonesAlone?: boolean;
  /** Whether the platform or an inline script answers. */
  needsNoScripts?: boolean;
}

const content = repositoryContent();
const restaurant = content.WebsiteTemplate.find(
  ({ value }) => value.restaurant,
);
const calculator = content.Product.find(({ value }) => value.calculator);

/** The controls whose first press is tried. `template` is the route of a website template. */
// prettier-ignore
export const controlsWith = (template: string): Control[] => [
  { name: 'menu', route: '/', press: 'header summary:visible >> text=Menu', answer: visible('header a'), goals: { first: 100, later: 100 }, isOnPhonesAlone: true, needsNoScripts: true },
  { name: 'theme', route: '/', press: 'header >> role=button[name=/theme/i]', answer: 'getComputedStyle(document.documentElement).colorScheme', goals: { first: 100, later: 100 }, needsNoScripts: true },
  { name: 'demo reveal', route: '/', press: '#demo button', answer: visible('main [role=tab]'), goals: { later: 800 } },
  { name: 'newsletter', route: '/', type: ['footer [type=email]', 'ada@example.com'], press: 'footer [type=submit]', answer: text('footer form [role=status]') },
  ...(calculator ? [{ name: 'calculator', route: topLevelPath(calculator.value.slug), type: ['#missed-calls input', '77'], answer: text('#missed-calls') } satisfies Control] : []),
  { name: 'FAQ filter', route: '/faq', type: ['main [type=search]', NOWHERE], answer: visible('main summary') },
  { name: 'blog search', route: '/blog', type: ['main [type=search]', NOWHERE], answer: articles },
  { name: 'blog category', route: '/blog', press: '[aria-label=Categories] button >> nth=1', answer: articles },
  { name: 'copy link', route: '/blog', press: 'main >> role=button[name=/Copy link/]', answer: text('main li [role=status]') },
  { name: 'preview page', route: `${template}/preview`, press: '.sample-buttons button >> nth=0', answer: `document.querySelector('[role=group][aria-label*=" page of "]')?.ariaLabel` },
  ...(restaurant ? [{ name: 'reservation', route: templatePath(restaurant.value.slug), press: 'form:has([type=date]) [type=submit]', answer: visible('form [aria-invalid=true]') }] : []),
];
