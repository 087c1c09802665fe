import { expect, test } from './site';
import { TEXTS_BY_ROUTE } from './spec-texts';

for (const [route, texts] of Object.entries(TEXTS_BY_ROUTE))
  test(`${route} shows what the specification says`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    const shown = visibleText(html);
    expect(texts.filter((text) => !shown.includes(text.toLowerCase()))).toEqual(
      [],
    );
  });

test('prices are said to exclude VAT, and figures to be illustrative', async ({
  request,
}) => {
  for (const route of ['/website-design', '/websites/saas-landing'])
    expect(visibleText(await (await request.get(route)).text())).toContain(
      'vat',
    );
  expect(visibleText(await (await request.get('/')).text())).toContain(
    'figures on this site are illustrative',
  );
});

test('a 30-minute and a 45-minute session are each mentioned where they belong', async ({
  request,
}) => {
  const textOf = async (route: string) =>
    visibleText(await (await request.get(route)).text());
  expect(await textOf('/smartcall-ai')).toContain('45-minute');
  expect(await textOf('/book-demo')).toContain('30-minute');
  expect(await textOf('/book-demo')).not.toContain('45-minute');
});

/** The text of a page in lower case, without tags, scripts and styles: what a visitor without scripts could read. */
function visibleText(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .toLowerCase();
}
