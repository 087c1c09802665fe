import { slimHtml } from './slim-html';

test.each([
  [
    'Gatsby’s focus wrapper',
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="a">',
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="a">',
  ],
  [
    'Gatsby’s announcer',
    '<div id="gatsby-announcer" style="position:absolute;clip:rect(0, 0, 0, 0)" aria-live="assertive">',
    '<div id="gatsby-announcer" aria-live="assertive">',
  ],
  [
    'an icon',
    '<svg xmlns="x" class="lucide lucide-menu" aria-hidden="true"><path class="lucide"></path></svg>',
    '<svg xmlns="x" aria-hidden="true"><path class="lucide"></path></svg>',
  ],
  [
    'an icon with a style of its own',
    '<svg class="lucide lucide-chart-column lucide-bar-chart-3 l-1abc2" aria-hidden="true">',
    '<svg class="l-1abc2" aria-hidden="true">',
  ],
  ['any other element', '<svg class="l-1abc2"><a style="b">', undefined],
])('slims %s', (_, html, slim = html) => {
  expect(slimHtml(html)).toBe(slim);
});
