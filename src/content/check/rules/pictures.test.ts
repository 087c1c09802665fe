/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { DataCopy } from '../../test-support';

const POST = 'posts/complete-guide-crm-automation.json';
const PICTURE = '../images/posts/complete-guide-crm-automation.jpg';

let data: DataCopy;

beforeEach(() => {
  data = new DataCopy();
});

afterEach(() => {
  data.remove();
});

test.each([
  ['a name that is not there', '../images/posts/nothing.jpg'],
  ['a folder that is not there', '../images/nothing/a.jpg'],
  ['another letter case', '../images/posts/Complete-guide-CRM-automation.jpg'],
  ['another ending', PICTURE.replace('.jpg', '.png')],
  ['a path from the wrong folder', './images/posts/a.jpg'],
])('%s is named', (_title, picture) => {
  data.set(POST, 'image', picture);
  expect(data.problems()).toMatchObject([
    {
      file: `data/${POST}`,
      path: 'image',
      expected: 'the path of a picture below data/, relative to this file',
      found: expect.stringMatching(/^".+, which is not there$/) as string,
    },
  ]);
});

test('a picture outside data/ is named, though it is there', () => {
  const outside = `${data.folder}-outside.jpg`;
  fs.writeFileSync(outside, '');
  try {
    data.set(POST, 'image', `../../${path.basename(outside)}`);
    expect(data.problems()).toMatchObject([
      { file: `data/${POST}`, path: 'image' },
    ]);
  } finally {
    fs.rmSync(outside);
  }
});

test('a picture in any list is looked for', () => {
  const file = 'templates/restaurant-cafe.json';
  data.set(file, 'restaurant.menu.dishes.3.image', '../images/nothing.webp');
  data.set(file, 'restaurant.menu.dishes.3.imageAlt', 'A plate');
  data.set(file, 'gallery.1.image', '../images/nothing.webp');
  data.set('site.json', 'socialImage', './images/nothing.png');
  expect(data.problems().map(({ path: place }) => place)).toEqual([
    'socialImage',
    'gallery[1].image',
    'restaurant.menu.dishes[3].image',
  ]);
});

test('a picture that is there is right, null too', () => {
  const file = 'templates/restaurant-cafe.json';
  data.write(
    'images/dishes/risotto.jpg',
    fs.readFileSync(data.path('images/templates/restaurant-cafe.jpg')),
  );
  data.set(
    file,
    'restaurant.menu.dishes.0.image',
    '../images/dishes/risotto.jpg',
  );
  data.set(file, 'restaurant.menu.dishes.1.image', null);
  expect(data.problems()).toEqual([]);
});
