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
  test('offers WebP in all widths and one JPEG', () => {
    const { container } = renderWithTheme(
      <Picture file={file} alt="Hills" sizes={SIZES} />,
    );
    const source = container.querySelector('picture > source');
    expect(source).toHaveAttribute('type', 'image/webp');
    expect(source).toHaveAttribute('srcset', '/a.webp 600w, /b.webp 1200w');
    expect(source).toHaveAttribute('sizes', SIZES);
    const image = screen.getByRole('img', { name: 'Hills' });
    expect(image).toHaveAttribute('src', '/b.jpg');
    expect(image).not.toHaveAttribute('srcset');
    expect(image).toHaveAttribute('width', '1200');
    expect(image).toHaveAttribute('height', '675');
    expect(image).toHaveStyle({ backgroundColor: '#080808' });
    expect(image).not.toHaveAttribute('style');
  });

  test.each([
    [undefined, 'lazy', 'auto'],
    [true, 'eager', 'high'],
  ])('loads according to the prop first: %s', (first, loading, priority) => {
    renderWithTheme(
      <Picture file={file} alt="Hills" sizes={SIZES} first={first} />,
    );
    const image = screen.getByRole('img', { name: 'Hills' });
    expect(image).toHaveAttribute('loading', loading);
    expect(image).toHaveAttribute('fetchpriority', priority);
  });
});

test('pictureAddress is the address of the JPEG', () => {
  expect(pictureAddress(file)).toBe('/b.jpg');
  expect(() => pictureAddress({ childImageSharp: null })).toThrow(
    'Not a picture',
  );
});
