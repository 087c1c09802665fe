import { render, screen } from '@testing-library/react';
import { ProductCards } from './product-cards';

const head = { title: 'A day', text: 'At one firm.' };

const card = {
  title: 'The product',
  outcomeHeadline: 'It pays off',
  description: 'What it does.',
  metric: '47 a month',
  icon: 'star',
  colour: 'sky',
  status: 'Premium',
};

// The footer links to these anchors.
test.each([
  ['smartcall-ai', 'smartcall'],
  ['reviews', 'reviews'],
])('the card of %s has the anchor #%s', (slug, id) => {
  const product = { slug, card: { ...card, link: `/${slug}` }, example: null };
  render(<ProductCards {...head} products={[product]} />);
  expect(screen.getByRole('listitem')).toHaveAttribute('id', id);
});

test('an example and its snippet come before its product', () => {
  const snippet = { kind: 'notice', icon: 'star', title: 'A review', text: '' };
  const example = {
    time: '6:40am',
    title: 'Early.',
    text: 'It works.',
    snippet,
  };
  const product = { slug: 'reviews', card: { ...card, link: '/reviews' } };
  render(<ProductCards {...head} products={[{ ...product, example }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^6:40amEarly. It works.A reviewThe product/,
  );
});
