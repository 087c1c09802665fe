import { MANIFEST_PATH } from '../../content/routes';
import { HYDRATED_EVENT } from '../../layout/hydrated-event';
import { LATER_PARTS, PARTS_WAIT } from '../../styles/later-layout';
import { PREVIEW_PART } from '../../website-templates/preview/early-presses';
import { layOutRest } from './in-page/lay-out-rest';
import { linkManifest } from './in-page/link-manifest';
import { repeatEarly } from './in-page/repeat-early';
import { LATEST_START_MS, startLater } from './in-page/start-later';
import { tellPagePath } from './in-page/tell-page-path';

/** Takes the addresses of scripts; gives the source of the loader, which stands in every page and fetches them. */
export const loaderSource = (scripts: string[]): string =>
  called(startLater, {
    ...{ scripts, latestStart: LATEST_START_MS, mark: PARTS_WAIT },
  });

/** Takes Gatsby's own inline code; gives the source of the script that runs before all others. */
export const firstScriptSource = (inlineCode: string): string =>
  [
    called(layOutRest, { mark: PARTS_WAIT, parts: LATER_PARTS }),
    called(tellPagePath),
    inlineCode,
    called(repeatEarly, {
      hydratedEvent: HYDRATED_EVENT,
      laterPart: PREVIEW_PART,
    }),
    called(linkManifest, MANIFEST_PATH),
  ].join(';\n');

/** Gives the source text of a function's call, with settings that JSON can say if it takes any. */
function called<Settings>(
  run: (settings: Settings) => void,
  settings?: Settings,
): string {
  // "</script" inside a script would end it.
  const json =
    settings === undefined
      ? ''
      : JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `(${run.toString()})(${json})`;
}
