/** @jest-environment node */
import { disagreements } from './graphql-test-support';
import { contentTypeDefinitions } from './graphql-types';
import { kindNames } from './kinds';

const definitions = contentTypeDefinitions();

test('GraphQL and zod agree on every field of every kind', () => {
  expect(disagreements(definitions)).toEqual([]);
});

describe('the comparison notices', () => {
  test.each([
    [
      'a field that is gone',
      '  readTime: String!\n',
      '',
      'Post.readTime is missing',
    ],
    [
      'a field too many',
      '  readTime:',
      '  extra: Int\n  readTime:',
      'Post.extra is extra',
    ],
    [
      'a field that became nullable',
      'jsonId: Int!',
      'jsonId: Int',
      'Post.jsonId is nullable',
    ],
    [
      'a field that became required',
      'draft: Boolean',
      'draft: Boolean!',
      'Post.draft is non-null',
    ],
    [
      'another type',
      'largestParty: Int!',
      'largestParty: Float!',
      'WebsiteTemplate.restaurant.reservation.largestParty is Float, not integer',
    ],
    [
      'a text that became a number',
      'vatNumber: String!',
      'vatNumber: Int!',
      'SiteSettings.company.vatNumber is Int, not string',
    ],
    [
      'a list that is none',
      'callers: [String!]!',
      'callers: String!',
      'Demos.calls.callers is no list',
    ],
    [
      'a list where there is none',
      'fallback: String!',
      'fallback: [String!]!',
      'Demos.chat.fallback is a list',
    ],
    [
      'a list with holes',
      'script: [String!]!',
      'script: [String]!',
      'Demos.calls.script[] is nullable',
    ],
    [
      'an object that is none',
      'chat: ChatDemo!',
      'chat: String!',
      'Demos.chat is no object',
    ],
    [
      'a field that only some variants have',
      '  trigger: String\n',
      '  trigger: String!\n',
      'Product.panel.trigger is non-null',
    ],
    ['a kind that is gone', 'type Tiers ', 'type Tears ', 'Tiers is no object'],
  ])('%s', (_title, from, to, complaint) => {
    expect(definitions).toContain(from);
    expect(disagreements(definitions.replace(from, to))).toContain(complaint);
  });
});

test('dates, pictures and references are what Gatsby makes of them', () => {
  const special = [...definitions.matchAll(/^type (\w+)|^ {2}(.*@.*)$/gm)]
    .reduce<{ type: string; fields: string[] }>(
      ({ type, fields }, [, name, field]) =>
        name === undefined
          ? { type, fields: [...fields, `${type}.${field ?? ''}`] }
          : { type: name, fields },
      { type: '', fields: [] },
    )
    .fields.sort();
  expect(special).toEqual([
    'GalleryItem.image: File @fileByRelativePath',
    'HomeHero.panel: Product! @link(by: "slug")',
    'HomeProducts.products: [Product!]! @link(by: "slug")',
    'LegalDocument.effective: Date! @dateformat',
    'LegalDocument.lastUpdated: Date! @dateformat',
    'MenuItem.image: File @fileByRelativePath',
    'PointsSection.panel: Product @link(by: "slug")',
    'Portfolio.templates: [WebsiteTemplate!]! @link(by: "slug")',
    'Post.date: Date! @dateformat',
    'Post.image: File! @fileByRelativePath',
    'SiteSettings.socialImage: File! @fileByRelativePath',
    'WebsiteTemplate.picture: File @fileByRelativePath',
  ]);
});

test('kinds are nodes that nothing is inferred for; other types are not', () => {
  for (const name of kindNames)
    expect(definitions).toContain(`type ${name} implements Node @dontInfer {`);
  expect(definitions.match(/implements Node @dontInfer/g)).toHaveLength(
    kindNames.length,
  );
});

test('no type is defined twice', () => {
  const names = definitions.match(/^type \w+/gm) ?? [];
  expect(new Set(names).size).toBe(names.length);
});
