const visible = (selector) =>
  `[...document.querySelectorAll('${selector}')].filter((each) => each.checkVisibility({ visibilityProperty: true })).length`;
const text = (selector) => `document.querySelector('${selector}')?.textContent`;
const articles = text('[role=group][aria-label^=Articles]');

/** Nothing on the site holds it, so a filter that works leaves nothing. */
const NOWHERE = 'qzqz';

/**
 * Takes the route of a website template; gives the controls. Each gets a press (`press`), words (`type`, the field and
 * the words), or both, and has answered once `answer`, worked out in the page, is another: what a visitor sees of the
 * result, not what says that it is on its way. `goals` are goals of its own, in ms.
 */
// prettier-ignore
export const controlsWith = (template) => [
  { name: 'menu', route: '/', press: 'header >> role=button[name="Menu"]', answer: visible('header a'), goals: { first: 100, later: 100 }, isOnPhonesAlone: true },
  { name: 'theme', route: '/', press: 'header >> role=button[name=/theme/i]', answer: 'getComputedStyle(document.documentElement).colorScheme', goals: { first: 100, later: 100 } },
  { name: 'demo reveal', route: '/', press: 'main >> role=button[name=/demo/i]', answer: visible('main [role=tab]'), goals: { later: 800 } },
  { name: 'newsletter', route: '/', type: ['footer [type=email]', 'ada@example.com'], press: 'footer [type=submit]', answer: text('footer form [role=status]') },
  { name: 'calculator', route: '/smartcall-ai', type: ['#missed-calls input', '77'], answer: text('#missed-calls') },
  { name: 'FAQ filter', route: '/faq', type: ['main [type=search]', NOWHERE], answer: visible('main summary') },
  { name: 'blog search', route: '/blog', type: ['main [type=search]', NOWHERE], answer: articles },
  { name: 'blog category', route: '/blog', press: '[aria-label=Categories] button >> nth=1', answer: articles },
  { name: 'copy link', route: '/blog', press: 'main >> role=button[name=/Copy link/]', answer: text('main li [role=status]') },
  { name: 'preview tab', route: template, press: 'main [role=tab] >> nth=1', answer: `document.querySelector('[role=group][aria-label*=" page of "]')?.ariaLabel`, goals: { later: 800 } },
  { name: 'preview device', route: template, press: 'main >> role=button[name="Tablet"]', answer: `document.querySelector('main [data-preview] [data-device]')?.dataset.device` },
  { name: 'reservation', route: '/websites/restaurant-cafe', press: 'form:has([type=date]) [type=submit]', answer: visible('form [aria-invalid=true]') },
];
