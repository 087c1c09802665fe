/** @jest-environment node */
import { schemaErrors } from '../content.fixture';
import { rows } from '../test-folder.fixture';
import { articleBlock } from './blocks';

/** The issues of a figure of this kind with these fields, beside a title. */
const errorsIn = (kind = '', fields = '') =>
  schemaErrors(articleBlock, {
    kind,
    title: 'A title',
    ...(JSON.parse(fields) as object),
  });

test.each(
  rows(`
    sum     | {"lines": [{"label": "a", "value": "£1,200"}, {"sign": "times", "label": "b", "value": "45%"}, {"sign": "equals", "label": "c", "value": "£540"}, {"sign": "divided by", "label": "d", "value": "7"}], "result": {"value": "77.1", "label": "e"}}
    sum     | {"lines": [{"label": "a", "value": "25"}, {"sign": "divided by", "label": "b", "value": "4"}], "result": {"value": "About 6 months", "label": "c"}}
    bars    | {"bars": [{"value": 60, "label": "a"}, {"value": 6, "label": "b"}]}
    screens | {"screens": [{"label": "a", "title": "b", "text": "c", "outcome": "d"}]}
    table   | {"columns": ["a", "b"], "rows": [{"cells": ["c", ""]}]}
  `),
)('accepts a %s', (kind, fields) => {
  expect(errorsIn(kind, fields)).toEqual([]);
});

test.each(
  rows(`
    sum     | {"lines": [{"label": "a", "value": "6"}, {"sign": "times", "label": "b", "value": "2"}], "result": {"value": "£13", "label": "c"}} | result.value: what the lines come to, 12
    sum     | {"lines": [{"label": "a", "value": "25"}, {"sign": "divided by", "label": "b", "value": "4"}], "result": {"value": "About 7 months", "label": "c"}} | result.value: what the lines come to, 6.25
    sum     | {"lines": [{"label": "a", "value": "6"}, {"sign": "equals", "label": "b", "value": "7"}], "result": {"value": "6", "label": "c"}} | lines[1].value: what the lines come to, 6
    sum     | {"lines": [{"label": "a", "value": "60%"}, {"sign": "equals", "label": "b", "value": "61%"}], "result": {"value": "60%", "label": "c"}} | lines[1].value: what the lines come to, 0.6
    sum     | {"lines": [{"label": "a", "value": "6"}, {"label": "b", "value": "2"}], "result": {"value": "8", "label": "c"}} | lines[1].sign: a sign in each line but the first
    sum     | {"lines": [{"label": "a", "value": "six"}, {"sign": "plus", "label": "b", "value": "2"}], "result": {"value": "8", "label": "c"}} | lines[0].value: a figure such as "6", "2.5", "£11,520" or "45%"
    table   | {"columns": ["a", "b"], "rows": [{"cells": ["c", "d", "e"]}]} | rows[0].cells: as many cells as there are columns, 2
  `),
)('refuses a %s with %s', (kind, fields, expected) => {
  expect(errorsIn(kind, fields)).toEqual([expected]);
});
