import { z } from 'zod';
import { field, namedObject } from '../builders';
import { largestFigures } from '../../constants';
import { lead, words } from '../texts';

function calculatorField(name: keyof typeof largestFigures) {
  const largest = largestFigures[name];
  const expected = `a number from 0 to ${largest}`;
  return namedObject('MissedCallFigure', {
    label: words('What the field is called.', 'Missed calls a week'),
    value: field(
      z.number().min(0, expected).max(largest, expected),
      'The figure that stands in it to begin with.',
      6,
    ),
  });
}

export const missedCallCalculator = namedObject('MissedCallCalculator', {
  title: words(
    'The heading over the calculator.',
    'What do missed calls cost you?',
  ),
  text: lead('Put your own figures in.'),
  fields: field(
    namedObject('MissedCallFigures', {
      missedCalls: field(
        calculatorField('missedCalls'),
        'How many calls are missed in a week.',
      ),
      lostShare: field(
        calculatorField('lostShare'),
        'The share of those callers who don’t ring again, in per cent.',
      ),
      buyingShare: field(
        calculatorField('buyingShare'),
        'The share of those who would have bought, in per cent.',
      ),
      jobValue: field(
        calculatorField('jobValue'),
        'What a job is worth, in pounds.',
      ),
    }),
    'The four fields.',
  ),
  formula: words(
    'How the result is worked out, in words.',
    'Calls a week × 52 ÷ 12 × the share lost × the share that would have bought × the value of a job',
  ),
  result: words('What stands before the result.', 'Lost each month'),
  estimate: words(
    'That it is no promise.',
    'An estimate from your own figures, not a promise.',
  ),
  note: words(
    'How it goes with the other figures of the page.',
    'The £9K above is another firm’s. Trust your own figure.',
  ).optional(),
  withoutScripts: words(
    'What visitors without JavaScript are told.',
    'The result follows your figures once scripts run.',
  ),
});
