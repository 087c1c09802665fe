import {
  FAILED_EVENT,
  HYDRATED_EVENT,
  HYDRATES_LATER,
  SCRIPT_STATUS_ID,
  WAITING_EVENT,
} from '../../components/hydration/hydration';
import { WAITS } from '../../components/hydration/waits';
import { assertNoPagePathScript } from '../internals/page-path-script';
import type { PageResources } from '../internals/page-scripts';
import { replaceScriptsSlice } from '../internals/page-scripts';
import type { LoaderSettings } from './inline-loader';
import { inlineLoader } from './inline-loader';

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const INLINE_SCRIPT =
  /<script(?![^>]*(?: src=| type="application\/))[^>]*>([^]*?)<\/script>/g;
// The declaration of the encoding has to stand within a page's first kilobyte, so the policy follows it.
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** The page with the inline loader in place of Gatsby's script tags, or of an earlier loader. */
export function withLoader(
  page: string,
  inlineCode: string,
  { scripts, fetches }: PageResources,
): string {
  assertNoPagePathScript(page);
  const loader = `<script data-scripts="${scripts.join(' ')}" data-fetches="${fetches.join(' ')}">${inlineCode}${loaderSource()}</script>`;
  return replaceScriptsSlice(page, loader);
}

/** The source of the inline scripts that a browser runs, which are the same on all pages. */
export function inlineScripts(page: string): string[] {
  return Array.from(page.matchAll(INLINE_SCRIPT), ([, text = '']) => text);
}

/** The page with this security policy and no other. */
export function withPolicy(page: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return page.replace(POLICY, '').replace(CHARSET, (charset) => charset + meta);
}

function loaderSource(): string {
  const settings: LoaderSettings = {
    hydratedEvent: HYDRATED_EVENT,
    failedEvent: FAILED_EVENT,
    waitingEvent: WAITING_EVENT,
    hydratesLater: HYDRATES_LATER,
    statusId: SCRIPT_STATUS_ID,
    waits: WAITS,
  };
  return `(${inlineLoader.toString()})(${JSON.stringify(settings)})`;
}
