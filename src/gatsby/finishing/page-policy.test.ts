/** @jest-environment node */
import { withPolicy, withoutPolicy } from './page-policy';

const PAGE =
  '<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><script>a()</script></head><body></body></html>';

describe('withPolicy', () => {
  test('puts the policy before everything it governs, after the encoding', () => {
    expect(withPolicy(PAGE, "default-src 'none'")).toContain(
      `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><script>`,
    );
  });

  test('replaces the policy of an earlier build', () => {
    const earlier = withPolicy(PAGE, "script-src 'self'");
    const later = withPolicy(earlier, "default-src 'none'");
    expect(later).toBe(withPolicy(PAGE, "default-src 'none'"));
    expect(withoutPolicy(later)).toBe(PAGE);
  });

  test('knows heads without a declared encoding', () => {
    expect(withPolicy('<head><title>A</title></head>', 'x')).toBe(
      '<head><meta http-equiv="Content-Security-Policy" content="x"/><title>A</title></head>',
    );
  });
});
