// Makes the plain pictures of the posts: hills at first light, one colour for each category.
//   node tools/pictures/plain-pictures.mjs
// The results are committed under data/images/; neither install nor build runs this.
import fs from 'node:fs';
import sharp from 'sharp';

/** Sky and three ranges of hills, from far to near. */
const COLOURS = {
  'custom-website-design-business-growth': [
    '#fdf3e0',
    '#f0cf94',
    '#d9a04a',
    '#8a5a17',
  ],
  'maximize-customer-connections-missed-call-text-back': [
    '#eef7fc',
    '#b5daf0',
    '#6cacd2',
    '#2c6a8f',
  ],
  'outsourcing-web-development-for-business': [
    '#f9f1f8',
    '#dfbfdb',
    '#b27fae',
    '#6d3f69',
  ],
  'building-long-term-social-media-strategy': [
    '#fdf0ec',
    '#f3bfae',
    '#dd8267',
    '#93432c',
  ],
  'ai-transform-lead-generation': ['#f0f8f1', '#b9dcc1', '#72b084', '#2f6b45'],
  'complete-guide-crm-automation': ['#eef9f9', '#b2dcdc', '#66adae', '#246a6c'],
};

/** Takes a size in px and four colours; gives the scene as SVG. */
function hills(width, height, [sky, far, middle, near]) {
  const ridge = (from, swell, colour) => {
    const y = (share) => (height * share).toFixed(0);
    return `<path fill="${colour}" d="M0 ${y(from)} C ${width * 0.25} ${y(from - swell)} ${width * 0.4} ${y(from + swell)} ${width * 0.6} ${y(from)} S ${width * 0.9} ${y(from - swell)} ${width} ${y(from - swell / 2)} V ${height} H 0 Z"/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${sky}"/>
<circle cx="${width * 0.7}" cy="${height * 0.42}" r="${height * 0.14}" fill="${far}"/>
${ridge(0.55, 0.12, far)}${ridge(0.68, 0.1, middle)}${ridge(0.84, 0.08, near)}</svg>`;
}

fs.mkdirSync('data/images/posts', { recursive: true });
for (const [slug, colours] of Object.entries(COLOURS))
  await sharp(Buffer.from(hills(1600, 900, colours)))
    .jpeg({ quality: 86 })
    .toFile(`data/images/posts/${slug}.jpg`);
