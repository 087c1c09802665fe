import { screen, within } from '@testing-library/react';
import { testPicture } from '../../../tools/jest/picture';
import { renderWithTheme } from '../../../tools/jest/render';
import { Gallery } from './gallery';

function renderItem(image: Queries.PictureFieldsFragment | null) {
  const item = { title: 'Front', imageAlt: 'Tables by the window', image };
  renderWithTheme(
    <Gallery items={[item]} colours={['plum-800', 'coral-700']} />,
  );
  return within(screen.getByRole('listitem'));
}

describe('Gallery', () => {
  test('shows a picture with its alternative text', () => {
    const card = renderItem(testPicture('/room.jpg'));
    expect(card.getByRole('img')).toHaveAccessibleName('Tables by the window');
    expect(card.queryByText('Tables by the window')).not.toBeInTheDocument();
  });

  test('shows a placeholder and its text when there is no picture', () => {
    const card = renderItem(null);
    expect(card.queryByRole('img')).not.toBeInTheDocument();
    expect(card.getByText('Tables by the window')).toBeVisible();
    expect(
      document.querySelectorAll('svg[aria-hidden="true"] rect').length,
    ).toBeGreaterThan(5);
  });
});
