import { render, screen } from '@testing-library/react';
import { formatDuration } from '../../content/text/format';
import { Chapters } from './chapters';

describe('Chapters', () => {
  test('are links that play the video in its frame from their second', () => {
    render(
      <Chapters
        src="https://video.example.com/embed/a1?rel=0"
        frame="stage"
        chapters={{
          title: 'Chapters',
          items: [{ start: 65, title: 'The call', text: 'It is answered.' }],
        }}
      />,
    );
    const link = screen.getByRole('link', { name: '1:05 The call' });
    expect(link).toHaveAttribute(
      'href',
      'https://video.example.com/embed/a1?rel=0&start=65&autoplay=1',
    );
    expect(link).toHaveAttribute('target', 'stage');
    // Without an opener, the link would open a new tab instead of the frame.
    expect(link).not.toHaveAttribute('rel');
  });

  test.each([
    [0, '0:00'],
    [59, '0:59'],
    [600, '10:00'],
  ])('%d seconds are shown as %s', (seconds, shown) => {
    expect(formatDuration(seconds)).toBe(shown);
  });
});
