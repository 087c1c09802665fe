const LONDON = 'Europe/London';

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: LONDON,
  dateStyle: 'short',
});

const offset = new Intl.DateTimeFormat('en-GB', {
  timeZone: LONDON,
  timeZoneName: 'longOffset',
});

/** The day in London at a moment, as YYYY-MM-DD. */
export const londonDay = (moment = new Date()): string => day.format(moment);

/** The moment at which a day begins in London, with its zone: "2025-06-01T00:00:00+01:00". */
export function londonMidnight(isoDay: string): string {
  const zone = offset
    .formatToParts(new Date(`${isoDay}T00:00:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return `${isoDay}T00:00:00${zone?.value.replace('GMT', '') || '+00:00'}`;
}
