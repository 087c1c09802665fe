import fs from 'node:fs';
import { render } from '@testing-library/react';
import { asMini } from '../../content/from-graphql';
import { stringsWithPaths } from '../../content/json-values';
import { MiniPanel } from './mini-panel';

/** Fields that mini panels draw instead of writing them. */
const DRAWN = ['icon', 'kind', 'own', 'speaker'];

interface Product {
  moment?: { mini: Mini };
  features: { items: { mini?: Mini }[] };
}

type Mini = Record<string, unknown>;

const minis = fs.readdirSync('data/products').flatMap((file) => {
  const json = fs.readFileSync(`data/products/${file}`, 'utf8');
  const { moment, features } = JSON.parse(json) as Product;
  return [moment, ...features.items].flatMap((place) =>
    place?.mini ? [place.mini] : [],
  );
});

test.each(minis)('a mini panel of kind $kind shows all its texts', (mini) => {
  const { container } = render(<MiniPanel mini={asMini(mini)} />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  for (const { path, value } of stringsWithPaths(mini))
    if (!DRAWN.includes(String(path.at(-1))))
      expect(container).toHaveTextContent(value);
});
