interface ClockTimeProps {
  /** The time in ms since 1970. */
  timestamp: number;
  className?: string;
}

const format = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
});

/** A time of day in the visitor's time zone, such as "14:05". */
export function ClockTime({ timestamp, className }: ClockTimeProps) {
  return (
    <time dateTime={new Date(timestamp).toISOString()} className={className}>
      {format.format(timestamp)}
    </time>
  );
}
