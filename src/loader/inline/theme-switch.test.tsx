import { renderToStaticMarkup } from 'react-dom/server';
import { headComponents } from '../../layout/document-components';

// In a build, webpack inserts the script.
Reflect.set(globalThis, 'HEAD_SCRIPT', '');

/** The media for which browsers colour their bars as in the light and in the dark theme. */
const media = () =>
  ['light', 'dark'].map((theme) =>
    document
      .querySelector(`meta[name=theme-color][data-theme=${theme}]`)
      ?.getAttribute('media'),
  );

test('the colour of the browser’s bars follows the visitor’s choice', () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = jest.fn().mockReturnValue(system);
  document.head.innerHTML = renderToStaticMarkup(<>{headComponents()}</>);
  document.body.innerHTML = '<button data-instant="theme">Dark theme</button>';
  const themeSwitch = document.querySelector('button');
  jest.isolateModules(() => jest.requireActual('./theme-switch'));
  const [light, dark] = ['light', 'dark'].map(
    (theme) => `(prefers-color-scheme: ${theme})`,
  );
  expect(media()).toEqual([light, dark]);
  themeSwitch?.click();
  expect(media()).toEqual(['not all', 'all']);
  themeSwitch?.click();
  expect(media()).toEqual(['all', 'not all']);
});
