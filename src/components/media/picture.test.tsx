import { render, screen } from '@testing-library/react';
import { Picture, pictureUrl } from './picture';

const file: Queries.PictureFieldsFragment = {
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained',
      width: 1200,
      height: 675,
      backgroundColor: '#080808',
      images: {
        fallback: { src: '/b.webp', srcSet: '/a.webp 600w, /b.webp 1200w' },
      },
    },
  },
};

const SIZES = '(min-width: 62em) 22rem, 100vw';

describe('Picture', () => {
  test('offers all widths, and has a size and a colour before it is loaded', () => {
    render(<Picture file={file} alt="Hills" sizes={SIZES} />);
    const image = screen.getByRole('img', { name: 'Hills' });
    expect(image).toHaveAttribute('src', '/b.webp');
    expect(image).toHaveAttribute('srcset', '/a.webp 600w, /b.webp 1200w');
    expect(image).toHaveAttribute('sizes', SIZES);
    expect(image).toHaveAttribute('width', '1200');
    expect(image).toHaveAttribute('height', '675');
    expect(image).toHaveStyle({ backgroundColor: '#080808' });
    expect(image).not.toHaveAttribute('style');
  });

  test.each([
    [undefined, 'lazy', 'auto'],
    [true, 'eager', 'high'],
  ])(
    'loads according to the prop priority: %s',
    (priority, loading, fetchPriority) => {
      render(
        <Picture file={file} alt="Hills" sizes={SIZES} priority={priority} />,
      );
      const image = screen.getByRole('img', { name: 'Hills' });
      expect(image).toHaveAttribute('loading', loading);
      expect(image).toHaveAttribute('fetchpriority', fetchPriority);
    },
  );
});

test('pictureUrl is the URL of the picture at its own width', () => {
  expect(pictureUrl(file)).toBe('/b.webp');
  expect(() => pictureUrl({ childImageSharp: null })).toThrow('Not a picture');
});
