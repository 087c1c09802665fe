import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { Video } from './video';

const SRC = 'https://video.example.com/embed/a1?rel=0&hl=en';

function setUp(play = 'Play the tour') {
  const video = {
    title: 'Product tour',
    play,
    notice: 'It comes from afar.',
    fallback: 'No video?',
  };
  renderWithTheme(<Video src={SRC} video={video} />);
  const frame = screen.getByTitle('Product tour');
  const poster = new DOMParser().parseFromString(
    frame.getAttribute('srcdoc') ?? '',
    'text/html',
  );
  return { frame, poster, link: poster.querySelector('a') };
}

describe('Video', () => {
  test('is a frame with a title that waits until it comes near', () => {
    const { frame } = setUp();
    expect(frame.tagName).toBe('IFRAME');
    expect(frame).toHaveAttribute('src', SRC);
    expect(frame).toHaveAttribute('loading', 'lazy');
  });

  test('may go full screen, said in the one way that browsers do not warn of', () => {
    const { frame } = setUp();
    expect(frame).toHaveAttribute(
      'allow',
      expect.stringContaining('fullscreen'),
    );
    expect(frame).not.toHaveAttribute('allowfullscreen');
  });

  test('shows a play link to the video, which then plays at once', () => {
    const { link } = setUp();
    expect(link?.textContent).toBe('Play the tour It comes from afar.');
    expect(link?.getAttribute('href')).toBe(`${SRC}&autoplay=1`);
  });

  test('loads nothing before the link is followed', () => {
    const { poster } = setUp();
    expect(poster.querySelectorAll('[src], link, script')).toHaveLength(0);
    expect(poster.querySelector('style')?.textContent).not.toContain('url(');
  });

  test('has a plain link beside it, in a new tab, for whoever sees no video', () => {
    setUp();
    const link = screen.getByRole('link', { name: 'No video?' });
    expect(link).toHaveAttribute('href', SRC);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('is a page with a language and a title', () => {
    const { poster } = setUp();
    expect(poster.documentElement.lang).toBe('en-GB');
    expect(poster.title).toBe('Play the tour');
  });

  test('shows what looks like HTML literally', () => {
    const play = '</a><script>alert("1")</script> &amp; more';
    const { poster, link } = setUp(play);
    expect(link?.textContent).toContain(play);
    expect(poster.querySelectorAll('script')).toHaveLength(0);
  });
});
