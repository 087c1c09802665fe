import { render, screen } from '@testing-library/react';
import { HomeHero } from './home-hero';

test('HomeHero has a badge that is a link, a panel and a video', () => {
  const video = {
    title: 'Tour',
    play: 'Play',
    notice: '',
    length: null,
    fallback: 'Open',
  };
  render(
    <HomeHero
      hero={{
        badge: { label: 'AI Lead Gen', href: '/ai-lead-gen' },
        title: 'Grow Revenue, Save Time',
        text: 'One platform.',
        actions: [],
        panel: {
          kind: 'inbox',
          caption: 'The inbox at work',
          user: 'Ann Lee',
          conversations: [],
          dialogue: [],
        },
        outcome: null,
        video,
      }}
      videoSrc="https://video.example.com/embed/a1"
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Grow Revenue, Save Time',
  );
  expect(screen.getByRole('link', { name: 'AI Lead Gen' })).toHaveAttribute(
    'href',
    '/ai-lead-gen',
  );
  expect(screen.getByText('The inbox at work')).toBeVisible();
  expect(screen.getByTitle('Tour')).toHaveAttribute(
    'src',
    'https://video.example.com/embed/a1',
  );
});
