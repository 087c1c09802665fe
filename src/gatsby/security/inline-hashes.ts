import crypto from 'node:crypto';
import type { InlineElement } from './parsed-elements';
import { parsedElements } from './parsed-elements';
import { scannedElements } from './scanned-elements';

/** The sources, such as `sha256-…`, that a Content-Security-Policy needs for what stands inline in a page. */
export interface InlineHashes {
  /** Of scripts that browsers run or read as rules: JSON data blocks need none. */
  scripts: string[];
  /** Of `<style>` elements, those of `framed` among them. */
  styles: string[];
  /** Of `style="…"` attributes. */
  styleAttributes: string[];
  /**
   * Of `<style>` elements in `srcdoc` frames, whose documents live under the policy of the page around them. Such a
   * frame also appears when a visitor comes from another page by a link, under the policy of that page: so every page
   * has to allow those of all pages.
   */
  framed: string[];
}

/**
 * The types of inline scripts that policies judge, beside JavaScript’s own. Of speculation rules a policy could allow all,
 * by a shorter word, but beside hashes Chromium does not know it.
 */
const JUDGED_TYPES = /^(?:module|importmap|speculationrules)$/;
const JAVASCRIPT = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/;

/** Takes a page’s HTML; gives the hashes of its inline scripts and styles, each once and in order. */
export function inlineHashes(html: string): InlineHashes {
  const found: InlineHashes = {
    scripts: [],
    styles: [],
    styleAttributes: [],
    framed: [],
  };
  const elements = scannedElements(html) ?? parsedElements(html);
  for (const element of elements) collect(element, found);
  return mergedHashes([found]);
}

/** Takes the hashes of several pages; gives all of them, each once and in order. */
export function mergedHashes(pages: InlineHashes[]): InlineHashes {
  const merged = (kind: keyof InlineHashes) =>
    [...new Set(pages.flatMap((page) => page[kind]))].sort();
  return {
    scripts: merged('scripts'),
    styles: merged('styles'),
    styleAttributes: merged('styleAttributes'),
    framed: merged('framed'),
  };
}

/** Takes a text; gives its source in a policy. */
export function sha256(text: string): string {
  return `sha256-${crypto.createHash('sha256').update(text).digest('base64')}`;
}

function collect(
  { tagName, attributes, text }: InlineElement,
  found: InlineHashes,
): void {
  const { style, srcdoc } = attributes;
  if (style !== undefined) found.styleAttributes.push(sha256(style));
  if (tagName === 'style') found.styles.push(sha256(text));
  if (tagName === 'script' && attributes['src'] === undefined) {
    const type = (attributes['type'] ?? '').trim().toLowerCase();
    if (JAVASCRIPT.test(type) || JUDGED_TYPES.test(type))
      found.scripts.push(sha256(text));
  }
  if (srcdoc === undefined) return;
  const inner = inlineHashes(srcdoc);
  found.scripts.push(...inner.scripts);
  found.styles.push(...inner.styles);
  found.styleAttributes.push(...inner.styleAttributes);
  found.framed.push(...inner.styles);
}
