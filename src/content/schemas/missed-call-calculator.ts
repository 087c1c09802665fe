import { z } from 'zod';
import { INPUT_MAXIMA } from '../constants';
import {
  field,
  object,
  objectType,
  prose,
  text,
  titleAndText,
} from './builders';

function input(name: keyof typeof INPUT_MAXIMA, description: string) {
  const largest = INPUT_MAXIMA[name];
  const expected = `a number from 0 to ${largest}`;
  return object('MissedCallFigure', description, {
    label: text('What the field is called.', 'Missed calls a week'),
    value: field(
      z.number().min(0, expected).max(largest, expected),
      'The figure to begin with.',
      6,
    ),
  });
}

export const missedCallCalculator = objectType('MissedCallCalculator', {
  ...titleAndText('What do missed calls cost you?', 'Put your own figures in.'),
  fields: object('MissedCallFigures', 'The four fields.', {
    missedCalls: input('missedCalls', 'Missed calls a week.'),
    lostShare: input('lostShare', 'Those who never ring again, in %.'),
    buyingShare: input('buyingShare', 'Those who would have bought, in %.'),
    jobValue: input('jobValue', 'A job’s value, in pounds.'),
  }),
  result: text('The words before the result.', 'Lost each month'),
  estimate: prose('That it is no promise.', 'An estimate, not a promise.'),
  note: prose(
    'How it goes with the other figures of the page.',
    'The £9K above is another firm’s. Trust your own figure.',
  ).optional(),
  withoutScripts: text('Shown without JavaScript.', 'It needs scripts.'),
});
