/** @jest-environment node */
import { closing, hero, rating, seo, status } from './parts';
import { featureSection, pointsSection, processSteps } from './sections';
import { complaints } from './test-support';

const action = { label: 'Book Demo', href: '/book-demo' };
const titled = { title: 'A title', text: 'Some words' };

describe('processSteps', () => {
  const steps = (...numbers: number[]) =>
    numbers.map((step) => ({ step, title: 'A', description: 'B' }));

  test.each([[steps(1)], [steps(1, 2, 3)]])('%j are right', (value) => {
    expect(complaints(processSteps, value)).toEqual([]);
  });

  test.each([
    [steps(2), ': steps numbered 1, 2, 3 … in this order'],
    [steps(2, 1), ': steps numbered 1, 2, 3 … in this order'],
    [steps(1, 2, 2), ': steps numbered 1, 2, 3 … in this order'],
    [steps(0, 1), '[0].step: a number from 1 up'],
    [steps(1, 1.5), '[1].step: a whole number'],
    [[], ': at least one step'],
  ])('%j are refused', (value, complaint) => {
    expect(complaints(processSteps, value)).toContain(complaint);
  });
});

test.each([1, 2, 3, 4, 5])('%i is a rating', (value) => {
  expect(complaints(rating, value)).toEqual([]);
});

test.each([
  [0, 'a rating from 1 to 5'],
  [6, 'a rating from 1 to 5'],
  [4.5, 'a whole number'],
  ['5', 'a number'],
])('%j is no rating', (value, expected) => {
  expect(complaints(rating, value)).toEqual([`: ${expected}`]);
});

test('a status is Active or Premium', () => {
  expect(complaints(status, 'Active')).toEqual([]);
  expect(complaints(status, 'Premium')).toEqual([]);
  expect(complaints(status, 'premium')).toEqual([
    ': one of "Active", "Premium"',
  ]);
});

test('a hero needs no badge and no button, but no blank badge either', () => {
  expect(complaints(hero, { ...titled, actions: [] })).toEqual([]);
  expect(complaints(hero, { ...titled, badge: '', actions: [] })).toEqual([
    'badge: text that is not empty',
  ]);
});

test('a closing needs a button', () => {
  expect(complaints(closing, { ...titled, actions: [action] })).toEqual([]);
  expect(complaints(closing, { ...titled, actions: [] })).toEqual([
    'actions: at least one button',
  ]);
});

test('points need no button', () => {
  const points = ['A point'];
  expect(complaints(pointsSection, { ...titled, points })).toEqual([]);
  expect(complaints(pointsSection, { ...titled, points, action })).toEqual([]);
  expect(complaints(pointsSection, { ...titled, points: [] })).toEqual([
    'points: at least one point',
  ]);
});

test('a feature section needs a card', () => {
  expect(complaints(featureSection, { ...titled, items: [] })).toEqual([
    'items: at least one card',
  ]);
});

test('a page needs keywords', () => {
  const value = { title: 'A title', description: 'B', keywords: [] };
  expect(complaints(seo, value)).toEqual(['keywords: at least one keyword']);
});
