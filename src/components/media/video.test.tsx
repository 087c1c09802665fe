import { render, screen } from '@testing-library/react';
import { Video } from './video';

const SRC = 'https://video.example.com/embed/a1?rel=0&hl=en';

function setUp(play = 'Play the tour') {
  const video = {
    title: 'Product tour',
    play,
    note: 'It comes from afar.',
    length: '4:00',
    fallback: 'No video?',
  };
  render(<Video src={SRC} video={video} />);
  const frame = screen.getByTitle('Product tour');
  const poster = new DOMParser().parseFromString(
    frame.getAttribute('srcdoc') ?? '',
    'text/html',
  );
  return { frame, poster, link: poster.querySelector('a') };
}

describe('Video', () => {
  test('is a frame with a title that loads lazily and may go full screen', () => {
    const { frame } = setUp();
    expect(frame.tagName).toBe('IFRAME');
    expect(frame).toHaveAttribute('src', SRC);
    expect(frame).toHaveAttribute('loading', 'lazy');
    // Beside `allow`, browsers warn of allowfullscreen.
    expect(frame.getAttribute('allow')).toContain('fullscreen');
    expect(frame).not.toHaveAttribute('allowfullscreen');
  });

  test('shows a link that plays the video, and loads nothing before it', () => {
    const { poster, link } = setUp();
    const [words, wait] = link?.querySelectorAll('p') ?? [];
    expect(words?.textContent).toBe('Play the tour 4:00 It comes from afar.');
    expect(wait?.textContent).toMatch(/^Loading…/);
    expect(link?.getAttribute('href')).toBe(`${SRC}&autoplay=1`);
    expect(poster.querySelectorAll('[src], link, script')).toHaveLength(0);
    // The poster loads only the site's own font.
    expect(poster.querySelector('style')?.textContent).not.toMatch(
      /url\((?!\/static\/)/,
    );
    expect(poster.documentElement.lang).toBe('en-GB');
    expect(poster.title).toBe('Play the tour');
  });

  test('plays an address as a visitor of its host copies it', () => {
    const video = {
      title: 'Tour',
      play: '',
      note: '',
      length: '',
      fallback: '',
    };
    render(<Video src="https://youtu.be/abcdefghijk" video={video} />);
    const frame = screen.getByTitle('Tour');
    const address = 'https://www.youtube-nocookie.com/embed/abcdefghijk';
    expect(frame).toHaveAttribute('src', address);
    expect(frame.getAttribute('srcdoc')).toContain(`${address}?autoplay=1`);
  });

  test('has a plain link below that opens a new tab, and says so', () => {
    setUp();
    const link = screen.getByRole('link', {
      name: 'No video? (opens in a new tab)',
    });
    expect(link).toHaveAttribute('href', SRC);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('escapes HTML in its texts', () => {
    const play = '</a><script>alert("1")</script> &amp; more';
    const { poster, link } = setUp(play);
    expect(link?.textContent).toContain(play);
    expect(poster.querySelectorAll('script')).toHaveLength(0);
  });
});
