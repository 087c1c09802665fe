import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { Picture, pictureAddress } from './picture';

const file: Queries.PictureFieldsFragment = {
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained',
      width: 1200,
      height: 675,
      backgroundColor: '#080808',
      images: {
        sources: [
          { type: 'image/webp', srcSet: '/a.webp 600w, /b.webp 1200w' },
        ],
        fallback: { src: '/b.jpg', srcSet: '/a.jpg 600w, /b.jpg 1200w' },
      },
    },
  },
};

const SIZES = '(min-width: 62em) 22rem, 100vw';

describe('Picture', () => {
  test('offers WebP in the widths that Gatsby made', () => {
    const { container } = renderWithTheme(
      <Picture file={file} alt="Hills" sizes={SIZES} />,
    );
    const sources = container.querySelectorAll('picture > source');
    expect(sources).toHaveLength(1);
    expect(sources[0]).toHaveAttribute('type', 'image/webp');
    expect(sources[0]).toHaveAttribute('srcset', '/a.webp 600w, /b.webp 1200w');
    expect(sources[0]).toHaveAttribute('sizes', SIZES);
  });

  test('falls back to an image that keeps its place while it loads', () => {
    renderWithTheme(<Picture file={file} alt="Hills" sizes={SIZES} />);
    const image = screen.getByRole('img', { name: 'Hills' });
    expect(image).toHaveAttribute('src', '/b.jpg');
    expect(image).not.toHaveAttribute('srcset');
    expect(image).toHaveAttribute('width', '1200');
    expect(image).toHaveAttribute('height', '675');
    expect(image).toHaveStyle({ backgroundColor: '#080808' });
    expect(image).not.toHaveAttribute('style');
  });

  test.each([
    ['waits until it comes near', undefined, 'lazy', 'auto'],
    ['loads first in the first view', true, 'eager', 'high'],
  ])('%s', (_what, first, loading, priority) => {
    renderWithTheme(
      <Picture file={file} alt="Hills" sizes={SIZES} first={first} />,
    );
    const image = screen.getByRole('img', { name: 'Hills' });
    expect(image).toHaveAttribute('loading', loading);
    expect(image).toHaveAttribute('fetchpriority', priority);
  });

  test('throws for a file that is no picture', () => {
    expect(() =>
      renderWithTheme(
        <Picture file={{ childImageSharp: null }} alt="Hills" sizes={SIZES} />,
      ),
    ).toThrow('Not a picture: Hills');
  });
});

describe('pictureAddress', () => {
  test('is that of the format every browser knows', () => {
    expect(pictureAddress(file)).toBe('/b.jpg');
  });

  test('throws for a file that is no picture', () => {
    expect(() => pictureAddress({ childImageSharp: null })).toThrow(
      'Not a picture',
    );
  });
});
