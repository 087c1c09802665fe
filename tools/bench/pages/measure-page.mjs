import { medians } from '../median.mjs';
import { bytesByKind } from './bytes.mjs';
import { look } from './lighthouse.mjs';
import { measureScriptCpu } from './script-cpu.mjs';

/**
 * Measures a page `runs` times: with Lighthouse, by the port of its browser, and with Playwright's browser. Every figure
 * is the median of its own; what is amiss is what any run found. The bytes are those of the last run.
 */
export async function measurePage(url, { runs, port, browser }) {
  const looks = [];
  const cpu = [];
  for (let run = 0; run < runs; run++) {
    looks.push(await look(url, port));
    cpu.push(await measureScriptCpu(browser, url));
  }
  const amiss = new Map(
    looks.flatMap((each) => each.amiss).map((each) => [each.id, each]),
  );
  return {
    bytes: bytesByKind(looks.at(-1).requests),
    scores: medians(looks.map(({ scores }) => scores)),
    metrics: medians(looks.map(({ metrics }) => metrics)),
    cpu: medians(cpu),
    lcpElement: looks.at(-1).lcpElement,
    amiss: [...amiss.values()],
  };
}
