import { z } from 'zod';
import { field, namedObject } from '../builders';
import { largestFigures } from '../../constants';
import { heading, lead, words } from '../shared-fields';

function calculatorField(name: keyof typeof largestFigures) {
  const largest = largestFigures[name];
  const expected = `a number from 0 to ${largest}`;
  return namedObject('MissedCallFigure', {
    label: words('What the field is called.', 'Missed calls a week'),
    value: field(
      z.number().min(0, expected).max(largest, expected),
      'The figure in it to begin with.',
      6,
    ),
  });
}

const fields = namedObject('MissedCallFigures', {
  missedCalls: field(calculatorField('missedCalls'), 'Missed calls a week.'),
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
    'The value of a job, in pounds.',
  ),
});

export const missedCallCalculator = namedObject('MissedCallCalculator', {
  title: heading('What do missed calls cost you?'),
  text: lead('Put your own figures in.'),
  fields: field(fields, 'The four fields.'),
  formula: words(
    'How the result is worked out, in words.',
    'Calls a week × 52 ÷ 12 × the share lost × the share that would have bought × the value of a job',
  ),
  result: words('The words before the result.', 'Lost each month'),
  estimate: words('That it is no promise.', 'An estimate, not a promise.'),
  note: words(
    'How it goes with the other figures of the page.',
    'The £9K above is another firm’s. Trust your own figure.',
  ).optional(),
  withoutScripts: words(
    'What visitors without JavaScript are told.',
    'The result follows your figures once scripts run.',
  ),
});
