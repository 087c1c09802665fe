/** @jest-environment node */
import { exampleOf, rows, schemaErrors } from '../example-data.fixture';
import { valueAt } from '../check/json-values';
import { type KindName, kindNames, kinds } from '../kinds';

// Rules of schemas beyond the type of a field: numbers from SPEC.md, formats, rules over several fields.

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
);

const examples: Partial<Record<string, unknown>> = {
  Plans: plans,
  Post: article,
  Product: exampleOf('Product', 'calculator'),
  WebsiteTemplate: template,
};

/** The errors of a kind's example with another value at a place such as "Demos.calls.script[0]". */
function errorsAt(place: string, value: unknown): string[] {
  const [kind = '', ...keys] = place.match(/\w+/g) ?? [];
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
    Redirect[0].from                                 | "/old" | "/old.html" | "/old/page"
    SiteSettings.newsletterEndpoint                  | null
    Testimonials.testimonials[0].avatar              | "A" | "PN" | "ABC" | "ÉZ"
    WebsiteTemplate.gallery[0].image                 | null
    WebsiteTemplate.restaurant.menu.dishes[0].image  | null
  `),
)('%s accepts %s', (place = '', ...values) => {
  for (const value of values)
    expect(errorsAt(place, JSON.parse(value))).toEqual([]);
});

// A place, what is expected there, and values that are refused.
test.each(
  rows(`
    AiLeadGenPage.process.steps[0].step  | steps numbered 1, 2, 3 … in this order | 2
    BlogPage.categories                  | at least one category | []
    BlogPage.categories                  | categories that differ | ["CRM", "CRM"]
    BlogPage.categories[0]               | a category other than "All", which stands for all of them | "All"
    Demos.chat.replies[0].keywords       | at least one keyword | []
    Demos.calls.callers                  | five callers | [] | [0, 0, 0, 0, 0, 0]
    Demos.calls.script                   | five lines | [] | [0, 0, 0, 0, 0, 0]
    Demos.calls.summaries                | a summary for each of the four outcomes | [] | [0, 0, 0, 0, 0]
    Faq.groups                           | at least one group | []
    Faq.groups[0].questions              | at least one question | []
    HubPage.activity.items[0].status     | one of "success", "info" | "bad"
    HubPage.quickActions.items           | three quick actions | [] | [0, 0, 0, 0]
    HubPage.stats                        | four tiles | [] | [0, 0, 0, 0, 0]
    HubPage.tools.items                  | eight tools | [] | [0, 0, 0, 0, 0, 0, 0, 0, 0]
    LegalDocument.sections[0].blocks[0].kind | a known kind (paragraph, list) | "step"
    LegalDocument.lastUpdated            | a day that is not before "effective" | "2024-11-02"
    Navigation.header[0]                 | either "href" or "dropdown" | {"name": "Home"} | {"name": "A", "href": "/", "dropdown": [{"name": "Blog", "href": "/blog"}]}
    Post.id                              | a number from 1 up | 0 | -1
    Post.link                            | "" or an address that starts with https:// | "http://a.example" | "/blog/a" | " "
    Post.link                            | "" because the post has a body (a post has one or the other) | "https://a.example"
    Post.body                            | the body of the article, because "link" is empty
    Post.body                            | at least one block | []
    Post.body[0].items                   | no field of this name | ["One"]
    Post.body[1].number                  | steps numbered 1, 2, 3 … in this order | 2
    Post.body[2].number                  | steps numbered 1, 2, 3 … in this order | 1 | 3
    Post.readTime                        | a time such as "6 min read" | "" | "6" | "6 min" | "0 min read" | "06 min read" | "6 mins read" | "6.5 min read"
    Product.benefits.points[0]           | a text or figures | {"label": "A"}
    Product.calculator.fields.lostShare.value | a number from 0 to 100 | -1 | 101
    Product.card.status                  | one of "Active", "Premium" | "active"
    Product.panel.shop                   | no field of this name | "A"
    Redirect[0].from                     | a path such as "/old-page", without "#" or a "/" at its end | "/old#a" | "/old/" | "old" | "//old"
    Plans.table.rows[0].key              | a key of letters and digits, such as "calls" | "" | "a.b" | "a b"
    Plans.table.rows[0].key              | a key that no row above and no field of this file has | "from" | "hosting" | "table" | "name" | "price"
    Plans.table.rows[1].key              | a key that no row above and no field of this file has | "calls"
    Plans.table.rows[0].values           | as many values as there are columns, 2 | [] | ["5"]
    SiteSettings.origin                  | an origin such as "https://www.larkfield.example" | "https://a.example/" | "http://a.example" | "a.example" | "https://"
    SiteSettings.contact.phoneHref       | a number such as "tel:+442079460123" | "020 7946 0142" | "tel:020"
    Testimonials.illustrative            | one of true | false | null
    Testimonials.testimonials[0].avatar  | one to three initials such as "PN" | "" | "pn" | "ABCD" | "P N" | "./face.jpg"
    Testimonials.testimonials[0].rating  | a rating from 1 to 5 | 0 | 6
    Tiers.tiers                          | three tiers | [] | [0, 0, 0, 0]
    WebsiteTemplate.badges               | three badges | [] | [0, 0, 0, 0]
    WebsiteTemplate.features             | four features | [] | [0, 0, 0, 0, 0]
    WebsiteTemplate.gallery              | six pictures | [] | [0, 0, 0, 0, 0, 0, 0]
    WebsiteTemplate.pages                | at least one page | []
    WebsiteTemplate.restaurant.openingHours[0].opens | a time such as "12:00" | "9:00" | "24:00" | "10pm"
    WebsiteTemplate.restaurant.menu.dishes[0].imageAlt | text that says what the picture shows
  `),
)('%s must be %s', (place = '', expected = '', ...values) => {
  const path = place.replace(/^\w+\.?/, '');
  for (const value of values.length > 0 ? values : [undefined])
    expect(errorsAt(place, value && JSON.parse(value))).toContain(
      `${path}: ${expected}`,
    );
});

test.each(
  rows(`
    call     | dialogue      | at least two lines           | [0]
    chat     | shopItems     | at least two items           | [0]
    inbox    | conversations | at least three conversations | [0, 0]
    pipeline | stages        | at least three stages        | [0, 0]
    reviews  | reviews       | at least two reviews         | [0]
    reviews  | trend         | at least three months        | [0, 0]
    workflow | branches      | two branches                 | [0] | [0, 0, 0]
  `),
)('a panel of kind %s, %s: %s', (kind, name = '', expected, ...values) => {
  for (const value of values)
    expect(
      errorsAt('Product.panel', { kind, [name]: JSON.parse(value) as unknown }),
    ).toContain(`panel.${name}: ${expected}`);
});

test.each(
  rows(`
    hero  | {"title": "A", "text": "B", "image": "./a.jpg"} | imageAlt: text that says what the picture shows
    works | {"title": "A", "cards": [{"title": "B", "image": "./a.jpg"}, {"title": "C"}]} | cards[0].imageAlt: text that says what the picture shows
    rota  | {"title": "A", "columns": ["Mon", "Tue"], "workers": [{"name": "B", "shifts": [""]}]} | workers[0].shifts: as many shifts as there are columns, 2
  `),
)('a block of kind %s in a preview, %s: %s', (kind, rest = '', expected) => {
  const block = { kind, ...(JSON.parse(rest) as object) };
  const pages = [{ name: 'Home', blocks: [block] }];
  expect(errorsAt('WebsiteTemplate.preview', { firm: 'A', pages })).toEqual([
    `preview.pages[0].blocks[0].${expected}`,
  ]);
});
