import type { ThemeName } from '../styles/theme';
import { Field } from '../components/controls/field';
import { Specimen } from './specimen';
import { Stack } from './stack';

const STATES = [
  { name: 'plain', required: false },
  { name: 'required', required: true },
  { name: 'with a mistake', required: true, mistake: 'Fill this in, please.' },
];

/** What is filled in: each control in each state. */
export function FieldSpecimens() {
  return (
    <Specimen title="Field: input, select, textarea; required, with a mistake">
      {(theme) => (
        <Stack>
          {STATES.map((state) => (
            <Fields key={state.name} theme={theme} {...state} />
          ))}
        </Stack>
      )}
    </Specimen>
  );
}

interface FieldsProps {
  theme: ThemeName;
  name: string;
  required: boolean;
  mistake?: string;
}

function Fields({ theme, name, required, mistake }: FieldsProps) {
  const idOf = (control: string) =>
    `${theme}-${control}-${name.replaceAll(' ', '-')}`;
  const state = { required, mistake };
  return (
    <Stack>
      <Field id={idOf('input')} label={`Input, ${name}`} {...state}>
        <input />
      </Field>
      <Field id={idOf('select')} label={`Select, ${name}`} {...state}>
        <select>
          <option>Lunch</option>
          <option>Dinner</option>
        </select>
      </Field>
      <Field id={idOf('textarea')} label={`Textarea, ${name}`} {...state}>
        <textarea rows={2} />
      </Field>
    </Stack>
  );
}
