/** @jest-environment node */
import { complaints, only, repositoryContent } from './test-support';
import { testimonials } from './testimonials';

const value = only(repositoryContent().Testimonials);
const [person] = value.testimonials;

test.each([[false], [undefined], ['true']])(
  'illustrative: %j is refused, because the people are invented',
  (illustrative) => {
    expect(complaints(testimonials, { ...value, illustrative })).toEqual([
      'illustrative: one of true',
    ]);
  },
);

test.each(['A', 'PN', 'ABC', 'ÉZ'])('"%s" are initials', (avatar) => {
  const people = [{ ...person, avatar }];
  expect(complaints(testimonials, { ...value, testimonials: people })).toEqual(
    [],
  );
});

test.each(['', 'pn', 'ABCD', 'P N', 'P.', './face.jpg'])(
  '"%s" are no initials',
  (avatar) => {
    const people = [{ ...person, avatar }];
    expect(
      complaints(testimonials, { ...value, testimonials: people }),
    ).toEqual(['testimonials[0].avatar: one to three initials such as "PN"']);
  },
);

test('a rating over five stars is refused', () => {
  const people = [{ ...person, rating: 6 }];
  expect(complaints(testimonials, { ...value, testimonials: people })).toEqual([
    'testimonials[0].rating: a rating from 1 to 5',
  ]);
});
