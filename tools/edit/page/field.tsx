import { createContext, use, useState } from 'react';
import type { JsonSchema } from '../../../src/content/converters/json-schema';
import { addPicture, choices, pictureAt } from './content';
import { british, isoDay } from './values';

/** Longer texts, and those with longer examples, get several lines. In characters. */
const ONE_LINE = 60;

/** A value of the form and its place in the file. */
export interface Place {
  schema: JsonSchema;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The path as the checker writes it, such as "body[2].text". */
  path: string;
  label: string;
  isOptional?: boolean;
}

/** Messages by path. */
export const Issues = createContext(new Map<string, string>());

/** The hint and the message of a field. */
export function Notes({ schema, path }: Place) {
  const issue = use(Issues).get(path);
  const example = schema.examples?.[0];
  const hint = [
    schema.description,
    typeof example === 'string' && `For example: ${british(example)}`,
  ];
  return (
    <>
      <p className="hint" id={`${path}-hint`}>
        {hint.filter(Boolean).join(' ')}
      </p>
      <p className="issue" id={`${path}-issue`}>
        {issue}
      </p>
    </>
  );
}

/** A text, number, choice or switch. */
export function Field(place: Place) {
  const { path, label, isOptional } = place;
  // In a JSON Schema, a field that may be null is a choice of two types.
  const mayBeNull = place.schema.anyOf !== undefined;
  const schema = { ...place.schema.anyOf?.[0], ...place.schema };
  return (
    <div className="field" data-path={path}>
      <label htmlFor={path}>
        {label}
        {(isOptional || mayBeNull) && ' (optional)'}
      </label>
      <Notes {...place} />
      <Control
        {...place}
        schema={schema}
        empty={mayBeNull ? null : isOptional ? undefined : ''}
      />
      {schema.format === 'picture' && <Picture {...place} />}
    </div>
  );
}

interface ControlProps extends Place {
  /** The value when nothing is typed. */
  empty: '' | null | undefined;
}

function Control({ schema, value, onChange, path, empty }: ControlProps) {
  const text = typeof value === 'string' ? value : '';
  const [first] = useState(value);
  const [typedDay, setTypedDay] = useState(british(text));
  const common = {
    id: path,
    'aria-invalid': use(Issues).has(path),
    'aria-describedby': `${path}-hint ${path}-issue`,
  };
  const write = (typed: string) => onChange(typed === '' ? empty : typed);

  const options = schema.enum?.map(String) ?? choices[schema.format ?? ''];
  if (options)
    return (
      <select
        {...common}
        value={text}
        onChange={({ target }) => write(target.value)}
      >
        <option value="">Choose …</option>
        {[...new Set([text, ...options])].filter(Boolean).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  if (schema.type === 'boolean') {
    // A missing optional switch stays missing while it is off.
    const off = empty === undefined && first !== false ? undefined : false;
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || off)}
      />
    );
  }
  if (schema.type === 'number' || schema.type === 'integer')
    return (
      <input
        {...common}
        type="number"
        step="any"
        value={typeof value === 'number' ? value : ''}
        onChange={({ target: { value: typed } }) =>
          onChange(typed === '' ? (empty ?? null) : Number(typed))
        }
      />
    );
  if (schema.format === 'date')
    return (
      <input
        {...common}
        value={typedDay}
        onChange={({ target }) => {
          setTypedDay(target.value);
          write(isoDay(target.value));
        }}
      />
    );
  const texts = [first, ...(schema.examples ?? [])];
  const isLong =
    schema.description?.includes('**') ||
    texts.some((one) => typeof one === 'string' && one.length > ONE_LINE);
  const Tag = isLong ? 'textarea' : 'input';
  return (
    <Tag
      {...common}
      value={text}
      onChange={({ target }) => write(target.value)}
    />
  );
}

/** The picture that is chosen, and the way to bring in another one. */
function Picture({ value, onChange, label }: Place) {
  return (
    <>
      {typeof value === 'string' && value && (
        <img src={pictureAt(value)} alt="" />
      )}
      <input
        type="file"
        aria-label={`Upload: ${label}`}
        accept=".jpg,.jpeg,.png,.webp,.avif"
        onChange={({ target: { files } }) => {
          if (files?.[0]) void addPicture(files[0]).then(onChange);
        }}
      />
    </>
  );
}
