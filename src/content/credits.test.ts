/** @jest-environment node */
import fs from 'node:fs';

// data/images belongs to editors, so only the credits of static/ are tested.

const CREDITS = 'data/images/CREDITS.md';

test(`${CREDITS} names the source of every picture in static/`, () => {
  const lines = fs.readFileSync(CREDITS, 'utf8').split('\n');
  const pictures = fs
    .readdirSync('static', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:jpe?g|png|webp|avif|gif|svg|ico)$/.test(file));
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const line = lines.find((each) => each.includes(`\`static/${picture}\``));
    expect([picture, line]).toEqual([
      picture,
      expect.stringMatching(/^(?:\| [^|]*[^ |] ){4}\|$/),
    ]);
  }
});
