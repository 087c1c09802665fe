import { render } from '@testing-library/react';
import fs from 'node:fs';
import { testPicture } from '../../../components/media/picture.fixture';
import { stringsWithPaths } from '../../../content/json-values';
import { layoutOf } from '../layouts/layouts';
import type { TemplateWithSample } from '../sample-fields';
import { SamplePage } from './sample-page';
import { siteOf } from '../site-model';

const templates = fs.readdirSync('data/templates').map((file) => {
  const content = fs.readFileSync(`data/templates/${file}`, 'utf8');
  return JSON.parse(content, (key, value: unknown) =>
    key === 'image' && value ? testPicture() : value,
  ) as TemplateWithSample;
});

test('an unknown layout is refused', () => {
  expect(() => layoutOf('baroque')).toThrow('Unknown name: baroque');
});

/** Fields that pages don't write, or only after a press. */
const DRAWN = /^(?:kind|image|imageAlt|leadsTo|colour|chosen)$/;

const pagesOf = ({ sampleSite }: TemplateWithSample) => sampleSite?.pages ?? [];

const cases = templates.flatMap((template) =>
  pagesOf(template).map(
    (page) => [template.slug, page.name, template] as const,
  ),
);

test.each(cases)(
  '%s: the page %s has its headings and all texts',
  (_slug, name, template) => {
    const pages = pagesOf(template);
    const page = pages.find((each) => each.name === name);
    if (!page) throw new Error(`No page ${name}`);
    const { container } = render(
      <SamplePage
        template={template}
        page={page}
        site={siteOf(
          template,
          pages.map((each) => each.name),
        )}
        state={{
          page: name,
          openings: 0,
          openedByButton: false,
          cart: 0,
          slot: null,
        }}
        change={jest.fn()}
        open={jest.fn()}
      />,
    );
    const headings = [...container.querySelectorAll('h3, h4, h5')].map(
      ({ textContent }) => textContent,
    );
    const expected = page.blocks.flatMap((block) => [
      ...('title' in block ? [block.title] : []),
      ...('cards' in block ? block.cards.map(({ title }) => title) : []),
    ]);
    expect(headings).toEqual(expect.arrayContaining(expected));
    expect(container.querySelectorAll('h3')).toHaveLength(1);
    for (const { path, value } of stringsWithPaths(page.blocks))
      if (value && !path.some((key) => DRAWN.test(String(key))))
        expect(container).toHaveTextContent(value.replace(/\s+/g, ' '));
  },
);
