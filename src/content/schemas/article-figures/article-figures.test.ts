/** @jest-environment node */
import { rows, schemaErrors } from '../../example-data.fixture';
import { articleBlock } from '../blocks';

/** The issues of a figure of this kind, given its title and fields. */
const errorsIn = (kind = '', fields = '') =>
  schemaErrors(articleBlock, {
    ...{ kind, title: 'A title' },
    ...(JSON.parse(fields) as object),
  });

test.each(
  rows(`
    sum      | {"lines": [{"label": "a", "value": "£1,200"}, {"sign": "times", "label": "b", "value": "45%"}, {"sign": "equals", "label": "c", "value": "£540"}, {"sign": "divided by", "label": "d", "value": "7"}], "result": {"value": "77.1", "label": "e"}}
    score    | {"parts": [{"label": "a", "points": 30}, {"label": "b", "points": 70}], "total": 100, "bands": [{"from": 50, "label": "c", "text": "d"}, {"from": 0, "label": "e", "text": "f"}]}
    timeline | {"moments": [{"at": 0, "label": "a", "text": "b"}, {"at": 2.5, "label": "c", "text": "d"}]}
    week     | {"days": [{"day": "Monday", "text": "a"}], "note": "b"}
    table    | {"columns": ["a", "b"], "rows": [{"cells": ["c", ""]}]}
  `),
)('accepts a %s', (kind, fields) => {
  expect(errorsIn(kind, fields)).toEqual([]);
});

test.each(
  rows(`
    sum      | {"lines": [{"label": "a", "value": "6"}, {"sign": "times", "label": "b", "value": "2"}], "result": {"value": "£13", "label": "c"}} | result.value: what the lines come to, 12
    sum      | {"lines": [{"label": "a", "value": "6"}, {"sign": "equals", "label": "b", "value": "7"}], "result": {"value": "6", "label": "c"}} | lines[1].value: what the lines come to, 6
    sum      | {"lines": [{"label": "a", "value": "60%"}, {"sign": "equals", "label": "b", "value": "61%"}], "result": {"value": "60%", "label": "c"}} | lines[1].value: what the lines come to, 0.6
    sum      | {"lines": [{"label": "a", "value": "6"}, {"label": "b", "value": "2"}], "result": {"value": "8", "label": "c"}} | lines[1].sign: a sign in each line but the first
    sum      | {"lines": [{"label": "a", "value": "six"}, {"sign": "plus", "label": "b", "value": "2"}], "result": {"value": "8", "label": "c"}} | lines[0].value: a figure such as "6", "2.5", "£11,520" or "45%"
    score    | {"parts": [{"label": "a", "points": 30}], "total": 100} | total: what the parts come to, 30
    score    | {"parts": [{"label": "a", "points": 30}], "total": 30, "bands": [{"from": 30, "label": "b", "text": "c"}]} | bands[0].from: a number below 30: bands go from the highest down
    timeline | {"moments": [{"at": 2, "label": "a", "text": "b"}, {"at": 2, "label": "c", "text": "d"}]} | moments[1].at: a number above 2: moments go from the first to the last
    table    | {"columns": ["a", "b"], "rows": [{"cells": ["c", "d", "e"]}]} | rows[0].cells: as many cells as there are columns, 2
  `),
)('refuses a %s with %s', (kind, fields, expected) => {
  expect(errorsIn(kind, fields)).toEqual([expected]);
});
