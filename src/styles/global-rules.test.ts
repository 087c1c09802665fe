/** @jest-environment node */
import { globalRules } from './global-rules';

test('the global rules are plain CSS with the colours of both themes', () => {
  const rules = globalRules();
  expect(rules).toContain('--page:light-dark(#fbfaf5, #0f1512)');
  expect(rules).toContain(':root[data-theme="dark"]{');
  expect(rules).not.toContain('undefined');
});
