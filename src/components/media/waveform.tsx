/** Heights of the bars in a box of 24: decoration, not data. */
const BARS = [
  4, 9, 15, 7, 19, 24, 13, 17, 8, 12, 21, 15, 6, 10, 18, 11, 5, 8, 4,
];
const STEP = 5;
const TALLEST = 24;

interface WaveformProps {
  /** How often the pattern is repeated. */
  times?: number;
  silent?: boolean;
  className?: string;
}

export function Waveform({
  silent = false,
  times = 1,
  className,
}: WaveformProps) {
  const pattern = silent ? BARS.slice(0, 7) : BARS;
  const heights = Array.from({ length: times }, () => pattern).flat();
  const bars = heights.map((bar, index) => {
    const x = (index + 0.5) * STEP;
    const length = silent ? 0 : bar - 2;
    return `M${x} ${(TALLEST - length) / 2}v${length}`;
  });
  return (
    <svg
      aria-hidden="true"
      className={className}
      width="6em"
      viewBox={`0 0 ${bars.length * STEP} ${TALLEST}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d={bars.join('')} />
    </svg>
  );
}
