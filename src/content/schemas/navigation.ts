import { z } from 'zod';
import {
  field,
  heading,
  listOf,
  object,
  objects,
  objectType,
  text,
  titleAndText,
} from './builders';
import { href } from './fields';

const navigationLink = objectType('NavigationLink', {
  name: text('What the link says.', 'Blog'),
  href,
});

/** A link, or a name with a dropdown list of links. */
const navigationItem = objectType('NavigationItem', {
  name: text('What the item says.', 'Products'),
  href: field(href.optional(), 'Where it leads. Either this or a dropdown.'),
  dropdown: listOf(
    navigationLink,
    'link',
    'The links that it opens. An item has either these or leads somewhere.',
  ).optional(),
}).refine(
  ({ href, dropdown }) => (href === undefined) !== (dropdown === undefined),
  'either a place it leads to or a dropdown',
);

export const newsletterWords = {
  ...titleAndText('One email a month', 'What works for other small firms.'),
  label: text('What the field is called.', 'Email address'),
  button: text('What the button says.', 'Subscribe'),
};

export const navigation = z.strictObject({
  header: listOf(
    navigationItem,
    'item',
    'The items of the header, from left to right.',
    [{ name: 'Blog', href: '/blog' }],
  ),
  signIn: field(navigationLink, 'The link to the application, in the header.'),
  getStarted: field(navigationLink, 'The button at the right of the header.'),
  footer: object(
    'FooterNavigation',
    'The footer, beside the contact data of the brand.',
    {
      groups: objects('FooterGroup', 'group', 'The columns of links.', {
        title: heading('Products'),
        links: listOf(navigationLink, 'link', 'The links of the column.'),
      }),
      newsletter: object(
        'FooterNewsletter',
        'The newsletter.',
        newsletterWords,
      ),
    },
  ),
});
