/** @jest-environment node */
import { llmsText, robotsText } from './machine-texts';

const ORIGIN = 'https://www.example.com';
const site = { name: 'Larkfield', origin: ORIGIN };

test('robots.txt lets everybody in and names the sitemap', () => {
  expect(robotsText(ORIGIN)).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap-index.xml\n`,
  );
});

describe('llms.txt', () => {
  test('lists pages with their address and what they say of themselves', () => {
    const page = {
      path: '/hub/',
      title: 'The hub | Larkfield',
      description: 'All tools.',
    };
    expect(
      llmsText(site, 'Calls answered.', [
        { title: 'Pages', pages: [page] },
        { title: 'Nothing', pages: [] },
      ]),
    ).toBe(
      `# Larkfield\n\n> Calls answered.\n\n## Pages\n\n- [The hub](${ORIGIN}/hub): All tools.\n`,
    );
  });

  test('shows what looks like Markdown or HTML literally, in one line', () => {
    const page = {
      path: '/x',
      title: 'A [b](c)\n# d',
      description: '</script> *e*',
    };
    expect(llmsText(site, 'S', [{ title: 'P', pages: [page] }])).toContain(
      `- [A \\[b\\](c) \\# d](${ORIGIN}/x): \\</script\\> \\*e\\*\n`,
    );
  });
});
