/** @jest-environment node */
import { exampleOf, schemaErrors } from '../content.fixture';
import { valueAt } from '../json-values';
import { type KindName, kindNames, kinds } from '../kinds';
import { rows } from '../test-folder.fixture';

// Rules beyond the types of fields: numbers, formats, rules over several fields.

const template = exampleOf('WebsiteTemplate', 'restaurant', 'pages');
for (const dish of template.restaurant?.menu.dishes ?? [])
  Object.assign(dish, { image: './a.jpg', imageAlt: 'What it shows' });

const step = { kind: 'step', title: 'A title', text: 'Words' } as const;
const article = {
  ...exampleOf('Post'),
  link: '',
  body: [
    { kind: 'paragraph', text: 'Words' },
    { ...step, number: 1 },
    { ...step, number: 2 },
  ],
};

const plans = exampleOf('Plans');
plans.table.rows.push(
  ...plans.table.rows.map((row) => ({ ...row, key: 'chats' })),
  {
    feature: 'With VAT',
    key: 'withVat',
    values: plans.table.columns.map(() => '$118.80'),
  },
);

const examples: Partial<Record<string, unknown>> = {
  Plans: plans,
  Post: article,
  Product: exampleOf('Product', 'calculator', 'layout'),
  WebsiteTemplate: template,
};

/** The errors of a kind's example after a change of a field such as "Demos.calls.script[0]". */
function errorsAt(field: string, value: unknown): string[] {
  const [kind = '', ...keys] = field.match(/\w+/g) ?? [];
  const name = kind as KindName;
  const root: unknown = structuredClone(examples[kind] ?? exampleOf(name));
  const parent = valueAt(root, keys.slice(0, -1)) as object;
  Reflect.set(parent, keys.at(-1) ?? '', value);
  return schemaErrors(kinds[name].schema, root);
}

test.each(kindNames)('the example of %s is valid', (kind) => {
  expect(
    schemaErrors(kinds[kind].schema, examples[kind] ?? exampleOf(kind)),
  ).toEqual([]);
});

test.each(
  rows(`
    LegalDocument.lastUpdated                        | "2024-11-03" | "2024-11-04"
    Navigation.header[0]                             | {"name": "More", "dropdown": [{"name": "Blog", "href": "/blog"}]}
    Post.readTime                                    | "1 min read" | "10 min read"
    Product.calculator.fields.lostShare.value        | 0 | 62.5 | 100
    Redirect[0].from                                 | "/old" | "/old.html" | "/old/page" | "/old/" | "/50%25" | "/café"
    SiteSettings.newsletterEndpoint                  | null
    Testimonials.testimonials[0].avatar              | "A" | "PN" | "ABC" | "ÉZ"
    WebsiteTemplate.restaurant.openingHours[0] | {"days": "A", "dayNames": [], "closed": true} | {"days": "A", "dayNames": [], "opens": "11:00", "closes": "02:00"}
    SiteSettings.embeds.homeVideo | "https://youtu.be/abcdefghijk" | "https://vimeo.com/123456789"
    WebsiteTemplate.gallery[0].image                 | null
    WebsiteTemplate.restaurant.menu.dishes[0].image  | null
  `),
)('%s accepts %s', (field = '', ...values) => {
  for (const value of values)
    expect(errorsAt(field, JSON.parse(value))).toEqual([]);
});

// A field, the expected message, and values that it must refuse.
test.each(
  rows(`
    AiLeadGenPage.process.steps[0].number  | steps numbered 1, 2, 3 … in this order | 2
    BlogPage.categories                  | categories that differ | ["CRM", "CRM"]
    BlogPage.tints                       | each category once | [{"category": "CRM", "tint": "sky"}, {"category": "CRM", "tint": "teal"}]
    HomePage.products.products           | products that differ | ["crm", "crm"]
    BlogPage.categories[0]               | a category other than "All", which stands for all of them | "All"
    HubPage.activity.items[0].status     | one of "success", "info" | "bad"
    LegalDocument.sections[0].blocks[0].kind | a known kind (paragraph, list) | "step"
    LegalDocument.lastUpdated            | a day that is not before "effective" | "2024-11-02"
    Navigation.header[0]                 | either a place it leads to or a dropdown | {"name": "Home"} | {"name": "A", "href": "/", "dropdown": [{"name": "Blog", "href": "/blog"}]}
    Post.id                              | a number from 1 up | 0 | -1
    Post.link                            | nothing, or an address that starts with https:// | "http://a.example" | "/blog/a" | " "
    Post.link                            | an address, or a body and no address: an article has one or the other | "https://a.example"
    AboutPage.story.people.count         | the number that the heading has | 7
    Post.body                            | at least one block | []
    Post.body[0].items                   | no field of this name | ["One"]
    Post.body[1].number                  | steps numbered 1, 2, 3 … in this order | 2
    Post.body[2].number                  | steps numbered 1, 2, 3 … in this order | 1 | 3
    Post.readTime                        | a time such as "6 min read" | "" | "6" | "6 min" | "0 min read" | "06 min read" | "6 mins read" | "6.5 min read"
    Product.facts.points[0]              | a text or figures | {"label": "A"}
    Product.calculator.fields.lostShare.value | a number from 0 to 100 | -1 | 101
    Product.card.status                  | one of "Active", "Premium" | "active"
    Product.panel.shop                   | no field of this name | "A"
    Redirect[0].from                     | a path such as "/old-page", without "?", "#" and "*": hosts look at the path alone | "/old#a" | "/?p=123" | "/old/*" | "old" | "/" | "//old" | "/old//page" | "/50%" | "/caf%E9" | "/a%22b"
    Plans.table.rows[0].key              | letters and digits, such as "calls" | "" | "a.b" | "a b"
    Plans.table.rows                     | rows with a key each that no other and no field of this file has | [{"key": "from", "feature": "A", "values": ["1", "2"]}] | [{"key": "price", "feature": "A", "values": ["1", "2"]}] | [{"key": "a", "feature": "A", "values": ["1", "2"]}, {"key": "a", "feature": "A", "values": ["1", "2"]}]
    Plans.table.rows[0].values           | as many values as there are columns, 2 | [] | ["5"]
    Plans.table.rows[2].values[0]        | $99 with 20% VAT | "$99" | "$118.90" | "Ask us"
    SiteSettings.origin                  | an origin such as "https://www.larkfield.example" | "https://a.example/" | "http://a.example" | "a.example" | "https://"
    SiteSettings.contact.phoneHref       | a number such as "tel:+442079460123" | "020 7946 0142" | "tel:020"
    SiteSettings.embeds.homeVideo | the address of a video on YouTube or Vimeo, such as "https://www.youtube.com/watch?v=abcdefghijk" | "https://a.example/video" | "https://www.youtube.com/@larkfield"
    Testimonials.testimonials[0].avatar  | one to three initials such as "PN" | "" | "pn" | "ABCD" | "P N" | "./face.jpg"
    Testimonials.testimonials[0].rating  | a rating from 1 to 5 | 0 | 6
    WebsiteTemplate.restaurant.openingHours[0] | the times when it opens and closes, which differ, or “closed” instead (all day is 00:00 to 23:59) | {"days": "A", "dayNames": []} | {"days": "A", "dayNames": [], "opens": "09:00"} | {"days": "A", "dayNames": [], "opens": "09:00", "closes": "09:00"} | {"days": "A", "dayNames": [], "opens": "09:00", "closes": "12:00", "closed": true}
    WebsiteTemplate.restaurant.openingHours[0].opens | a time such as "12:00" | "9:00" | "24:00" | "10pm"
  `),
)('%s must be %s', (field = '', expected = '', ...values) => {
  const path = field.replace(/^\w+\.?/, '');
  for (const value of values.length > 0 ? values : [undefined])
    expect(errorsAt(field, value && JSON.parse(value))).toContain(
      `${path}: ${expected}`,
    );
});
