import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { HomeHero } from './home-hero';

const hero: Queries.HomeHeroFieldsFragment = {
  badge: { label: 'New: AI Lead Gen', href: '/ai-lead-gen' },
  title: 'Grow Revenue, Save Time',
  text: 'One platform.',
  actions: [{ label: 'Book Consultation', href: '/book-demo' }],
  video: {
    title: 'Product tour',
    play: 'Play the tour',
    notice: 'It comes from afar.',
    fallback: 'No video to be seen? Open it in a new tab.',
  },
};

describe('HomeHero', () => {
  test('shows headline, badge, button and video', () => {
    const src = 'https://video.example.com/embed/a1';
    renderWithTheme(<HomeHero hero={hero} aside={null} videoSrc={src} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Grow Revenue, Save Time',
    );
    expect(
      screen.getByRole('link', { name: 'New: AI Lead Gen' }),
    ).toHaveAttribute('href', '/ai-lead-gen');
    expect(
      screen.getByRole('link', { name: 'Book Consultation' }),
    ).toHaveAttribute('href', '/book-demo');
    expect(screen.getByTitle('Product tour')).toHaveAttribute('src', src);
  });
});
