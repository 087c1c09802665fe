import { render, screen } from '@testing-library/react';
import { testPicture } from '../../components/media/picture.fixture';
import { Gallery } from './gallery';

const front = {
  title: 'Front',
  imageAlt: 'Tables by the window',
  image: null,
  phoneImage: null,
};

const show = (pictures: object) =>
  render(
    <Gallery folder="bistro" items={[{ ...front, ...pictures }]} pages={[]} />,
  );

test('shows a picture with its alternative text', () => {
  show({ image: testPicture('/room.jpg') });
  expect(screen.getByRole('img')).toHaveAccessibleName(front.imageAlt);
  expect(screen.queryByText(front.imageAlt)).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('says in words what a missing picture would show', () => {
  show({});
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText(front.imageAlt)).toBeVisible();
});

test('an item with the name of a page links to it', () => {
  render(<Gallery folder="bistro" items={[front]} pages={['Home', 'Front']} />);
  expect(screen.getByRole('link', { name: 'Front' })).toHaveAttribute(
    'href',
    '/samples/bistro/#front',
  );
});

test('has one picture for wider screens and one for phones, of which only one shows', () => {
  show({
    image: testPicture('/room.jpg'),
    phoneImage: testPicture('/room-phone.jpg'),
  });
  expect(screen.getByRole('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/room.jpg'),
  );
  expect(screen.getAllByRole('img', { hidden: true })).toHaveLength(2);
});
