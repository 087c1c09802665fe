import { HYDRATED_EVENT, HYDRATES_LATER } from '../../components/hydration';
import { SCRIPT_STATUS_ID } from '../../layout/script-status';
import type { ScriptsSlice } from '../internals/script-slices';
import { replaceScriptsSlice } from '../internals/script-slices';
import type { LoaderSettings } from './inline-loader';
import { inlineLoader } from './inline-loader';
import type { PageResources } from './page-resources';

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
// The declaration of the encoding has to stand within a page's first kilobyte, so the policy follows it.
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** The text of the loader, the same on every page: the security policy knows it by its hash. */
export function loaderSource(): string {
  const settings: LoaderSettings = {
    hydratedEvent: HYDRATED_EVENT,
    hydratesLater: HYDRATES_LATER,
    statusId: SCRIPT_STATUS_ID,
  };
  return `(${inlineLoader.toString()})(${JSON.stringify(settings)})`;
}

/** A built page whose scripts start on demand. It may be one that an earlier build has finished. */
export function withLoader(
  page: string,
  slice: ScriptsSlice,
  { scripts, fetches }: PageResources,
): string {
  const loader = `<script data-scripts="${scripts.join(' ')}" data-fetches="${fetches.join(' ')}">${loaderSource()}</script>`;
  return replaceScriptsSlice(page, slice.html + loader);
}

/** A built page with this security policy and no other. */
export function withPolicy(page: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return page.replace(POLICY, '').replace(CHARSET, (charset) => charset + meta);
}
