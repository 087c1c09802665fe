import { z } from 'zod';
import { field, namedObject } from './builders';
import { href, text } from './fields';

const navigationLink = namedObject('NavigationLink', {
  name: field(text, 'What the link says.', 'Blog'),
  href: field(
    href,
    'Where it leads. The checker looks that pages of this site are there.',
  ),
});

/** Navigation item (SPEC.md section 3): a link, or a name with a dropdown list of links. */
const navigationItem = namedObject('NavigationItem', {
  name: field(text, 'What the item says.', 'Products'),
  href: field(
    href.optional(),
    'Where it leads. An item has either this or a dropdown; the checker looks.',
  ),
  dropdown: field(
    z.array(navigationLink).min(1, 'at least one link').optional(),
    'The links that it opens. An item has either these or an href; the checker looks.',
  ),
}).refine(
  ({ href, dropdown }) => (href === undefined) !== (dropdown === undefined),
  'either "href" or "dropdown"',
);

/** data/navigation.json: header and footer (SPEC.md section 2). */
export const navigation = z.strictObject({
  header: field(
    z.array(navigationItem).min(1, 'at least one item'),
    'The items of the header, from left to right.',
    [{ name: 'Blog', href: '/blog' }],
  ),
  signIn: field(
    navigationLink,
    'The link to the application, at the right of the header.',
  ),
  getStarted: field(navigationLink, 'The button at the right of the header.'),
  footer: field(
    namedObject('FooterNavigation', {
      groups: field(
        z
          .array(
            namedObject('FooterGroup', {
              title: field(text, 'The heading over the links.', 'Products'),
              links: field(
                z.array(navigationLink).min(1, 'at least one link'),
                'The links of the column, from the top.',
              ),
            }),
          )
          .min(1, 'at least one group'),
        'The columns of links.',
      ),
      newsletter: field(
        namedObject('FooterNewsletter', {
          title: field(text, 'The heading over the form.', 'One email a month'),
          text: field(
            text,
            'The sentence under the heading.',
            'What works for other small firms, in five minutes.',
          ),
          label: field(text, 'What the field is called.', 'Email address'),
          button: field(text, 'What the button says.', 'Subscribe'),
        }),
        'The newsletter form.',
      ),
    }),
    'What stands in the footer, beside the firm’s own data from site.json.',
  ),
});
