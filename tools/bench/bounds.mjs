/** By how much, in percent, a figure of the first view may differ from that of the smallest site. */
export const FLAT_PERCENT = 5;

/** How long a stroke may take until its answer shows, in ms: the time between two frames. */
export const STROKE_MS = 16;

/**
 * Takes the first views of sites of rising size; gives a line for each figure that is not flat. HTML and page data are
 * judged apart from everything: beside scripts and pictures, which never grow, their growth would go unseen.
 */
export function unevenFigures(views) {
  const [smallest, ...larger] = views;
  return larger.flatMap((view) =>
    ['html', 'pageData', 'all'].flatMap((part) =>
      ['raw', 'brotli'].flatMap((form) => {
        const growth = growthPercent(smallest[part][form], view[part][form]);
        return Math.abs(growth) <= FLAT_PERCENT
          ? []
          : [
              `${NAMES[part]}, ${NAMES[form]}, ${signed(growth)} % at ${view.posts} posts`,
            ];
      }),
    ),
  );
}

/** Takes what typing took; gives a line when the worst stroke is too slow. */
export function slowStrokes({ answer }) {
  return answer.worst <= STROKE_MS
    ? []
    : [`the worst stroke took ${answer.worst.toFixed(1)} ms`];
}

const NAMES = {
  html: 'HTML',
  pageData: 'page data',
  all: 'everything',
  raw: 'plain',
  brotli: 'brotli',
};

const growthPercent = (from, to) => (100 * (to - from)) / from;

const signed = (percent) => (percent > 0 ? '+' : '') + percent.toFixed(1);
