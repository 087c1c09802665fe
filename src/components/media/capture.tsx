import type { ComponentProps } from 'react';
import { capturePath, shapeOf } from '../../content/captures';

interface CaptureProps extends ComponentProps<'img'> {
  /** The folder of the sample site. */
  folder: string;
  /** What it shows: see src/content/captures.ts. */
  name: string;
  alt: string;
  sizes: string;
  /** Whether it is above the fold, and so loaded eagerly. */
  priority?: boolean;
}

/** A picture of a sample site's page. */
export function Capture(props: CaptureProps) {
  const { folder, name, alt, priority = false, ...rest } = props;
  const { width, height, widths } = shapeOf(name);
  const address = (size: number) => capturePath(folder, name, size);
  return (
    <img
      src={address(widths[0])}
      srcSet={widths.map((size) => `${address(size)} ${size}w`).join(', ')}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      css={{ width: '100%' }}
      {...rest}
    />
  );
}
