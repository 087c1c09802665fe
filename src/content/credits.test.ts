/** @jest-environment node */
import fs from 'node:fs';

// data/images belongs to editors, so only the credits of static/ are tested.

const CREDITS = 'data/images/CREDITS.md';

test(`${CREDITS} names the source of every picture in static/`, () => {
  const lines = fs.readFileSync(CREDITS, 'utf8').split('\n');
  /** A picture, or the folder of all pictures of sample sites. */
  const isNamed = (line: string, picture: string) =>
    line.includes(`\`static/${picture}\``) ||
    (picture.startsWith('samples/') && line.includes('`static/samples/`'));
  const pictures = fs
    .readdirSync('static', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:jpe?g|png|webp|avif|gif|svg|ico)$/.test(file));
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const line = lines.find((each) => isNamed(each, picture));
    expect([picture, line]).toEqual([
      picture,
      expect.stringMatching(/^(?:\| [^|]*[^ |] ){4}\|$/),
    ]);
  }
});
