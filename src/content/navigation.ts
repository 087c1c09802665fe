import { z } from 'zod';
import { href, text } from './fields';
import { namedObject } from './graphql-names';
import { isObject, partAt } from './loose';
import { withRule } from './rules';

const navigationLink = namedObject('NavigationLink', { name: text, href });

/** Navigation item (SPEC.md section 3): a link, or a name with a dropdown list of links. */
const navigationItem = withRule(
  namedObject('NavigationItem', {
    name: text,
    href: href.optional(),
    dropdown: z.array(navigationLink).min(1, 'at least one link').optional(),
  }),
  (item) =>
    isObject(item) &&
    (partAt(item, 'href') === undefined) ===
      (partAt(item, 'dropdown') === undefined)
      ? [{ expected: 'either "href" or "dropdown"', found: item }]
      : [],
);

/** data/navigation.json: header and footer (SPEC.md section 2). */
export const navigation = z.strictObject({
  header: z.array(navigationItem).min(1, 'at least one item'),
  signIn: navigationLink,
  getStarted: navigationLink,
  footer: namedObject('FooterNavigation', {
    tagline: text,
    groups: z
      .array(
        namedObject('FooterGroup', {
          title: text,
          links: z.array(navigationLink).min(1, 'at least one link'),
        }),
      )
      .min(1, 'at least one group'),
    newsletter: namedObject('FooterNewsletter', {
      title: text,
      text,
      label: text,
      button: text,
    }),
  }),
});
