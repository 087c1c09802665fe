import { CacheProvider, css } from '@emotion/react';
import { render } from '@testing-library/react';
import { STYLE_KEY, createStyleCache } from './cache';

const style = css({ color: 'teal' });

/** The rules that Emotion makes when an element in that style is drawn. */
function rulesMade(): string[] {
  const { container } = render(
    <CacheProvider value={createStyleCache()}>
      <p css={style}>Text</p>
    </CacheProvider>,
  );
  expect(container.querySelector('p')?.className).toBe(
    `${STYLE_KEY}-${style.name}`,
  );
  const made = document.querySelectorAll<HTMLStyleElement>('style[data-s]');
  return [...made].flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  );
}

afterEach(() => document.head.replaceChildren());

test('a style that the page has brought is not made again', () => {
  document.head.innerHTML = `<style data-emotion="${STYLE_KEY}">p{margin:0}.${STYLE_KEY}-${style.name}{color:teal;}</style>`;
  expect(rulesMade()).toEqual([]);
});

test('one that it has not brought is made', () => {
  document.head.innerHTML = `<style data-emotion="${STYLE_KEY}">.${STYLE_KEY}-other{color:teal;}</style>`;
  expect(rulesMade()).toEqual([expect.stringContaining('color: teal')]);
});
