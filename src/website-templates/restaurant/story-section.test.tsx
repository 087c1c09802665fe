import { render, screen } from '@testing-library/react';
import { testPicture } from '../../../tools/jest/picture';
import { StorySection } from './story-section';

const story: Queries.RestaurantStoryFieldsFragment = {
  title: 'Our story',
  paragraphs: ['It began with a borrowed oven.', 'It still stands.'],
  image: null,
  imageAlt: null,
};

test('StorySection shows the story with its picture', () => {
  render(
    <StorySection
      story={{
        ...story,
        image: testPicture('/counter.jpg'),
        imageAlt: 'A marble counter',
      }}
    />,
  );
  const region = screen.getByRole('region', { name: 'Our story' });
  expect(region).toHaveTextContent(story.paragraphs.join(''));
  expect(screen.getByRole('img')).toHaveAccessibleName('A marble counter');
});

test('StorySection needs no picture', () => {
  render(<StorySection story={story} />);
  expect(screen.queryByRole('img')).toBeNull();
});
