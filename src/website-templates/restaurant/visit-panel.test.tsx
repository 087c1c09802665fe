import { timeRange } from './visit-panel';

test.each`
  opens      | closes     | range
  ${'12:00'} | ${'15:00'} | ${'12–3 PM'}
  ${'18:00'} | ${'22:30'} | ${'6–10:30 PM'}
  ${'07:05'} | ${'11:45'} | ${'7:05–11:45 AM'}
  ${'10:00'} | ${'15:30'} | ${'10 AM–3:30 PM'}
  ${'17:00'} | ${'00:30'} | ${'5 PM–12:30 AM'}
  ${'11:00'} | ${'02:00'} | ${'11 AM–2 AM'}
  ${'23:00'} | ${'22:00'} | ${'11 PM–10 PM'}
  ${'18:00'} | ${'00:00'} | ${'6 PM–midnight'}
  ${'00:00'} | ${'06:00'} | ${'midnight–6 AM'}
`(
  '$opens to $closes is $range',
  ({ opens, closes, range }: Record<'opens' | 'closes' | 'range', string>) => {
    expect(timeRange(opens, closes)).toBe(range);
  },
);
