import { focusTarget } from './focus-target';

beforeEach(() => {
  document.body.innerHTML = `
    <section id="prices"><a href="/faq">FAQ</a></section>
    <details id="question"><summary>How?</summary></details>
    <input id="field">`;
});

const find = (selector: string) =>
  document.querySelector<HTMLElement>(selector);

test('focuses a part of the page, which is no control afterwards', () => {
  focusTarget('#prices');
  expect(find('#prices')).toHaveFocus();
  find('a')?.focus();
  expect(find('#prices')).not.toHaveAttribute('tabindex');
});

test.each([
  ['#question', 'summary'],
  ['#field', '#field'],
])('focuses the control of %s', (hash, control) => {
  focusTarget(hash);
  expect(find(control)).toHaveFocus();
  expect(find(control)).not.toHaveAttribute('tabindex');
});

test.each(['', '#nowhere', '#prices'])(
  'leaves the focus where it is for "%s"',
  (hash) => {
    find('a')?.focus();
    focusTarget(hash);
    expect(find('a')).toHaveFocus();
  },
);
