import { Field } from '../components/controls/field';
import { Specimen, Stack } from './specimen';

const STATES = [
  { name: 'plain', required: false },
  { name: 'required', required: true },
  { name: 'with a mistake', required: true, mistake: 'Fill this in, please.' },
];

const CONTROLS = {
  Input: <input />,
  Select: (
    <select>
      <option>Lunch</option>
      <option>Dinner</option>
    </select>
  ),
  Textarea: <textarea rows={2} />,
};

export function FieldSpecimens() {
  return (
    <Specimen title="Field: input, select, textarea; required, with a mistake">
      {(theme) => (
        <Stack>
          {STATES.map(({ name, ...state }) =>
            Object.entries(CONTROLS).map(([label, control]) => (
              <Field
                key={label}
                id={`${theme}-${label}-${name.replaceAll(' ', '-')}`}
                label={`${label}, ${name}`}
                {...state}
              >
                {control}
              </Field>
            )),
          )}
        </Stack>
      )}
    </Specimen>
  );
}
