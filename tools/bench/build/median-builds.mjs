import { median, medians } from '../median.mjs';

/**
 * Takes what several rounds of builds of one site took; gives it as one: of each kind of build the median time, the
 * medians of what it used where that could be seen, and the steps of the build whose time is the median.
 */
export function medianBuilds(rounds) {
  const [{ posts, pages }] = rounds;
  const ofKind = (kind) => {
    const builds = rounds.map((round) => round[kind]);
    const ms = median(builds.map((build) => build.ms));
    const uses = builds.flatMap(({ use }) => use ?? []);
    return {
      ms,
      use: uses.length === builds.length ? medians(uses) : undefined,
      phases: builds.find((build) => build.ms === ms).phases,
    };
  };
  return {
    posts,
    pages,
    clean: ofKind('clean'),
    warm: ofKind('warm'),
    changed: ofKind('changed'),
  };
}
