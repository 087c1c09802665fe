/** The contrast of two colours as WCAG 2.2 defines it, 1 to 21. Throws for any notation but "#rrggbb". */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort(
    (a, b) => b - a,
  ) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 for black to 1 for white. */
function luminanceOf(colour: string): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  if (!channels) throw new Error(`Not a colour as #rrggbb: ${colour}`);
  const [red = 0, green = 0, blue = 0] = channels
    .slice(1)
    .map((channel) => linear(parseInt(channel, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The light that a channel of sRGB, 0 to 1, stands for. */
function linear(channel: number): number {
  return channel <= 0.04045
    ? channel / 12.92
    : ((channel + 0.055) / 1.055) ** 2.4;
}
