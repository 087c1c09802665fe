const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
});

/** The day in London at a moment, as YYYY-MM-DD. */
export const londonDay = (moment = new Date()): string => day.format(moment);
