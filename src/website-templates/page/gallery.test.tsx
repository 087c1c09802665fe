import { screen, within } from '@testing-library/react';
import { testPicture } from '../../../tools/jest/picture';
import { renderWithTheme } from '../../../tools/jest/render';
import { Gallery } from './gallery';

const items: Queries.GalleryItemFieldsFragment[] = [
  {
    title: 'Dining room',
    imageAlt: 'Tables by the window',
    image: testPicture('/room.jpg'),
  },
  { title: 'Shop front', imageAlt: 'The shop’s first page', image: null },
];

function card(title: string) {
  renderWithTheme(
    <Gallery items={items} colours={['plum-800', 'coral-700']} />,
  );
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: title }));
  if (!found) throw new Error(`There is no card ${title}`);
  return within(found);
}

describe('Gallery', () => {
  test('shows a picture where there is one, with its text for screen readers alone', () => {
    const withPicture = card('Dining room');
    expect(
      withPicture.getByRole('img', { name: 'Tables by the window' }),
    ).toHaveAttribute('loading', 'lazy');
    expect(
      withPicture.queryByText('Tables by the window'),
    ).not.toBeInTheDocument();
  });

  test('says in words what a placeholder will show', () => {
    const placeholder = card('Shop front');
    expect(placeholder.queryByRole('img')).not.toBeInTheDocument();
    expect(placeholder.getByText('The shop’s first page')).toBeVisible();
  });

  test('draws a page where there is no picture', () => {
    card('Shop front');
    expect(
      document.querySelectorAll('svg[aria-hidden="true"] rect').length,
    ).toBeGreaterThan(5);
  });
});
