import { z } from 'zod';
import type { InputName } from '../sections/missed-calls/lost-revenue';
import { largest } from '../sections/missed-calls/lost-revenue';
import { text } from './fields';
import { namedObject } from './graphql-names';

/** A field of the calculator and the figure that stands in it to begin with. */
function calculatorField(name: InputName) {
  const expected = `a number from 0 to ${largest[name]}`;
  return namedObject('MissedCallFigure', {
    label: text,
    value: z.number().min(0, expected).max(largest[name], expected),
  });
}

/**
 * The missed-call calculator of a product page. `formula` says in words how the result is worked out, `estimate` that
 * it is no promise; `withoutScripts` tells visitors without JavaScript why the result does not follow their figures.
 */
export const missedCallCalculator = namedObject('MissedCallCalculator', {
  title: text,
  text,
  fields: namedObject('MissedCallFigures', {
    missedCalls: calculatorField('missedCalls'),
    lostShare: calculatorField('lostShare'),
    buyingShare: calculatorField('buyingShare'),
    jobValue: calculatorField('jobValue'),
  }),
  formula: text,
  result: text,
  estimate: text,
  withoutScripts: text,
});
