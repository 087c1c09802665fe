/** @jest-environment node */
import { plainRules } from './plain-rules';

test('the rules of plain elements are plain CSS with the colours of both themes', () => {
  const rules = plainRules();
  expect(rules).toContain('@font-face{');
  expect(rules).toContain('--page:light-dark(#fbfaf5, #0f1512)');
  expect(rules).toContain(':root[data-theme="dark"]{');
  expect(rules).not.toContain('undefined');
});
