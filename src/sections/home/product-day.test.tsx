import { render, screen } from '@testing-library/react';
import { ProductDay } from './product-day';

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
  const product = { slug, card: { ...card, link: `/${slug}` }, moment: null };
  render(<ProductDay {...head} products={[product]} />);
  expect(screen.getByRole('listitem')).toHaveAttribute('id', id);
});

test('a moment of the day and its mini panel come before its product', () => {
  const mini = { kind: 'notice', icon: 'star', title: 'A review', text: '' };
  const moment = { time: '6:40am', title: 'Early.', text: 'It works.', mini };
  const product = { slug: 'reviews', card: { ...card, link: '/reviews' } };
  render(<ProductDay {...head} products={[{ ...product, moment }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^6:40amEarly. It works.A reviewThe product/,
  );
});
