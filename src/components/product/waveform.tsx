/** Heights of the bars, of 24: a drawing, not data. */
const BARS = [
  4, 9, 15, 7, 19, 24, 13, 17, 8, 12, 21, 15, 6, 10, 18, 11, 5, 8, 4,
];
const STEP = 5;
const HEIGHT = 24;

/** A drawing of speech, without animation. */
export function Waveform() {
  const bars = BARS.map((bar, index) => {
    const x = (index + 0.5) * STEP;
    return `M${x} ${(HEIGHT - bar) / 2 + 1}v${bar - 2}`;
  });
  return (
    <svg
      aria-hidden="true"
      width="6em"
      viewBox={`0 0 ${BARS.length * STEP} ${HEIGHT}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d={bars.join('')} />
    </svg>
  );
}
