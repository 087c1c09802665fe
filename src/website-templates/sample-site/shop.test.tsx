import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QueriedBlock, TemplateWithSample } from './sample-fields';
import { bakery } from './template.fixture';
import { SampleSite } from './sample-site';

const PAGES = ['Loaf', 'Cart', 'Visit'];

const loaf: QueriedBlock = {
  kind: 'hero',
  title: 'Seeded rye',
  text: 'Baked at five.',
  button: 'Add to cart',
  leadsTo: 'Cart',
  image: null,
  imageAlt: 'A loaf on a board',
  product: {
    views: [],
    price: '£6.20',
    choice: 'Choose a size',
    options: [
      { label: 'Small', value: '12 left' },
      { label: 'Large', value: '3 left' },
    ],
  },
};

const products: QueriedBlock = {
  kind: 'products',
  title: 'Today’s loaves',
  cards: [{ title: 'White tin', price: '£3.10' }],
  button: 'Add to cart',
};

const shop: TemplateWithSample = {
  ...bakery,
  sampleSite: bakery.sampleSite && {
    ...bakery.sampleSite,
    cart: { page: 'Cart', pieces: null },
    pages: [
      { name: 'Loaf', blocks: [loaf, products] },
      {
        name: 'Cart',
        outOfMenu: true,
        blocks: [{ ...products, kind: 'works' }],
      },
    ],
  },
};

function openShop(sampleSite = shop.sampleSite) {
  // jsdom has no layout, so it can't scroll.
  window.scrollTo = jest.fn();
  render(
    <SampleSite
      template={{ ...shop, sampleSite }}
      includedPages={PAGES}
      siteName="Larkfield"
    />,
  );
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole('button', { name });
const cart = () =>
  within(screen.getAllByRole('status')[0] ?? document.body).getByRole('button');

test('offers one size at a time, each with its stock', async () => {
  const user = openShop();
  const sizes = screen.getByRole('group', { name: 'Choose a size' });
  const [small, large] = within(sizes).getAllByRole('radio');
  expect(small).toBeChecked();
  await user.click(within(sizes).getByText('3 left'));
  expect(large).toBeChecked();
  expect(small).not.toBeChecked();
});

test('adds to the pieces of the sample order', async () => {
  const user = openShop(
    shop.sampleSite && {
      ...shop.sampleSite,
      cart: { page: 'Cart', pieces: 2 },
    },
  );
  expect(cart()).toHaveTextContent('Cart (2)');
  await user.click(press('Add to cart White tin'));
  expect(cart()).toHaveTextContent('Cart (3)');
});

test('counts the products in the cart, and opens it', async () => {
  const user = openShop();
  expect(cart()).toHaveTextContent(/^Cart$/);
  await user.click(press('Add to cart White tin'));
  await user.click(press('Add to cart White tin'));
  expect(cart()).toHaveTextContent('Cart (2)');
  await user.click(press('Add to cart'));
  expect(screen.getByRole('group', { name: /^Cart page/ })).toHaveFocus();
  expect(cart()).toHaveTextContent('Cart (3)');
});

test('omits a page that only the cart links to from menu and footer', async () => {
  const user = openShop();
  const namesIn = (list: HTMLElement | undefined) =>
    within(list ?? document.body)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await user.click(screen.getByText('Menu'));
  const menu = screen.getByRole('list', { name: /^Pages of/ });
  for (const list of [menu, screen.getAllByRole('list').at(-1)])
    expect(namesIn(list)).toEqual(['Loaf', 'Visit']);
  await user.click(cart());
  expect(screen.getByRole('group', { name: /^Cart page/ })).toBeVisible();
});
