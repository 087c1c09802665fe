import fs from 'node:fs';
import { render } from '@testing-library/react';
import { stringsWithPaths } from '../../content/json-values';
import { PanelSnippet } from './panel-snippet';

/** Fields that snippets draw instead of writing them. */
const DRAWN = ['icon', 'kind', 'speaker'];

interface Product {
  example?: { snippet: Snippet };
  features: { items: { snippet?: Snippet }[] };
}

type Snippet = Record<string, unknown>;

const snippets = fs.readdirSync('data/products').flatMap((file) => {
  const json = fs.readFileSync(`data/products/${file}`, 'utf8');
  const { example, features } = JSON.parse(json) as Product;
  return [example, ...features.items].flatMap((place) =>
    place?.snippet ? [place.snippet] : [],
  );
});

test.each(snippets)(
  'a snippet of kind $kind shows all its texts',
  (snippet) => {
    const { container } = render(<PanelSnippet snippet={snippet} />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    for (const { path, value } of stringsWithPaths(snippet))
      if (!DRAWN.includes(String(path.at(-1))))
        expect(container).toHaveTextContent(value);
  },
);
