import { timeRange } from './restaurant-sections';

test.each`
  opens      | closes     | range
  ${'12:00'} | ${'15:00'} | ${'12–3pm'}
  ${'18:00'} | ${'22:30'} | ${'6–10:30pm'}
  ${'07:05'} | ${'11:45'} | ${'7:05–11:45am'}
  ${'10:00'} | ${'15:30'} | ${'10am–3:30pm'}
  ${'17:00'} | ${'00:30'} | ${'5pm–12:30am'}
  ${'11:00'} | ${'02:00'} | ${'11am–2am'}
  ${'23:00'} | ${'22:00'} | ${'11pm–10pm'}
  ${'18:00'} | ${'00:00'} | ${'6pm–midnight'}
  ${'00:00'} | ${'06:00'} | ${'midnight–6am'}
`(
  '$opens to $closes is $range',
  ({ opens, closes, range }: Record<'opens' | 'closes' | 'range', string>) => {
    expect(timeRange(opens, closes)).toBe(range);
  },
);
