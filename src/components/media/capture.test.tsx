import { render, screen } from '@testing-library/react';
import { Capture } from './capture';

test.each([
  ['front', 704, 1200, '725', true, 'eager', 'high'],
  ['pricing', 384, 768, '1500', undefined, 'lazy', 'auto'],
  ['pricing-phone', 280, 560, '844', undefined, 'lazy', 'auto'],
])(
  'shows %s in %i and %i px, with room of the right height',
  (name, small, large, height, priority, loading, fetchPriority) => {
    render(
      <Capture
        folder="shop"
        name={name}
        alt="A shop"
        sizes="24rem"
        priority={priority}
      />,
    );
    const image = screen.getByRole('img', { name: 'A shop' });
    const file = (width: number) =>
      `/samples/shop/captures/${name}-${width}.webp`;
    expect(image).toHaveAttribute('src', file(small));
    expect(image).toHaveAttribute(
      'srcset',
      `${file(small)} ${small}w, ${file(large)} ${large}w`,
    );
    expect(image).toHaveAttribute('sizes', '24rem');
    expect(image).toHaveAttribute('height', height);
    expect(image).toHaveAttribute('loading', loading);
    expect(image).toHaveAttribute('fetchpriority', fetchPriority);
  },
);
