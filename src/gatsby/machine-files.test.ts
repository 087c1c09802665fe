/** @jest-environment node */
import { machineFiles } from './machine-files';
import { querySitePages } from './pages/site-pages';
import { testSitePages } from './pages/site-pages.fixture';

const ORIGIN = 'https://www.example.com';

test('llms.txt lists all pages, each with its own words', () => {
  const text = machineFiles(testSitePages())['llms.txt'];
  expect(text).toMatch(/^# Larkfield\n\n> It is.\n\n## Pages\n\n- \[Home\]/);
  expect([...text.matchAll(/^## .*|\]\(.*?\)/gm)].join(' ')).toBe(
    `## Pages ](${ORIGIN}/) ](${ORIGIN}/about) ## Products ](${ORIGIN}/crm) ## Website templates ](${ORIGIN}/websites/shop) ## Articles ](${ORIGIN}/blog/ten-ways) ## Legal texts ](${ORIGIN}/privacy)`,
  );
  expect(text).toContain(`- [About us: people](${ORIGIN}/about): It is.\n`);
  expect(text).toContain(`- [Ten ways](${ORIGIN}/blog/ten-ways): It is so.\n`);
});

test('llms.txt shows what looks like Markdown or HTML literally, in one line', () => {
  const data = testSitePages();
  const listing = {
    path: '/faq',
    title: 'A [b](c)\n# d',
    description: '</script> *e*',
  };
  const faq = { __typename: 'FaqPage' as const, listing };
  const allPage = { nodes: [...data.allPage.nodes, faq] };
  expect(machineFiles({ ...data, allPage })['llms.txt']).toContain(
    `- [A \\[b\\](c) \\# d](${ORIGIN}/faq): \\</script\\> \\*e\\*\n`,
  );
});

test('the build ends, with the reason, when the pages can’t be listed', async () => {
  const graphql = jest.fn().mockResolvedValue({ errors: ['no field'] });
  await expect(querySitePages({ graphql })).rejects.toThrow('no field');
});
