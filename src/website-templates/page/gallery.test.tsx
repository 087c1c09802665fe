import { screen } from '@testing-library/react';
import { testPicture } from '../../../tools/jest/picture';
import { renderWithTheme } from '../../../tools/jest/render';
import { Gallery } from './gallery';

const front = { title: 'Front', imageAlt: 'Tables by the window' };

test('shows a picture with its alternative text', () => {
  renderWithTheme(
    <Gallery
      items={[{ ...front, image: testPicture('/room.jpg') }]}
      pages={[]}
    />,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName(front.imageAlt);
  expect(screen.queryByText(front.imageAlt)).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('says in words what a missing picture would show', () => {
  renderWithTheme(<Gallery items={[{ ...front, image: null }]} pages={[]} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText(front.imageAlt)).toBeVisible();
});

test('an item with the name of a page links to it', () => {
  renderWithTheme(
    <Gallery items={[{ ...front, image: null }]} pages={['Home', 'Front']} />,
  );
  expect(screen.getByRole('link', { name: 'Front' })).toHaveAttribute(
    'href',
    '#page-front',
  );
});
