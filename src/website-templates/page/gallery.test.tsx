import { render, screen } from '@testing-library/react';
import { testPicture } from '../../components/media/picture.fixture';
import { Gallery } from './gallery';

const item = {
  title: 'Front',
  capture: null,
  image: null,
  imageAlt: 'Tables by the window',
};

const show = (shown: object) =>
  render(<Gallery folder="bistro" items={[{ ...item, ...shown }]} />);

test('shows a photograph', () => {
  show({ image: testPicture('/room.jpg') });
  expect(screen.getByRole('img')).toHaveAccessibleName(item.imageAlt);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a page leads to it, and has a capture for wider screens and one for phones, of which only one shows', () => {
  show({ capture: 'rooms' });
  expect(screen.getByRole('link', { name: 'Front' })).toHaveAttribute(
    'href',
    '/samples/bistro/#rooms',
  );
  expect(screen.getByRole('img')).toHaveAccessibleName(item.imageAlt);
  expect(
    screen
      .getAllByRole('img', { hidden: true })
      .map((image) => image.getAttribute('src')),
  ).toEqual([
    expect.stringContaining('/rooms-384.webp'),
    expect.stringContaining('/rooms-phone-280.webp'),
  ]);
});

test('a page on a phone has no link', () => {
  show({ capture: 'rooms-phone' });
  expect(screen.getByRole('img')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
