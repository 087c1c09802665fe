/** What a shape is made of: china and linen, lamplight and its glow, wood in shadow, or leaves. */
export type Stuff = 'pale' | 'warm' | 'glow' | 'dark' | 'leaf';

/** A shape: what it is made of, and its outline on a picture of 360 × 240. */
export type Shape = readonly [stuff: Stuff, path: string];

export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

export const oval = (x: number, y: number, wide: number, high: number) =>
  `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0z`;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
