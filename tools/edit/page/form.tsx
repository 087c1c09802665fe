import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { JsonSchema } from '../../../src/content/converters/json-schema';
import type { Place } from './field';
import { Field, Notes } from './field';
import {
  blank,
  fieldsOf,
  kindOf,
  nameOf,
  oneOf,
  titleOf,
  withField,
  words,
} from './values';

/** Unfolds the groups around a field, and its own, and focuses it. */
export function reveal(path: string): void {
  const box = document.querySelector(`[data-path="${CSS.escape(path)}"]`);
  for (const fold of document.querySelectorAll('details'))
    if (fold.contains(box) || fold.parentElement === box) fold.open = true;
  box
    ?.querySelector<HTMLElement>('input, select, textarea, summary, button')
    ?.focus();
}

/** The form of a value, made from its schema. Fields that the schema does not know are kept. */
export function Form(place: Place) {
  const { schema } = place;
  if (schema.type === 'array') return <List {...place} />;
  if (place.path === '') return <ObjectFields {...place} />;
  if (schema.type === 'object' || schema.oneOf) return <Group {...place} />;
  return <Field {...place} />;
}

function ObjectFields({ schema, value, onChange, path }: Place) {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties)
    .filter(([, field]) => !('const' in field))
    .map(([key, field]) => (
      <Form
        key={key}
        schema={field}
        value={fieldsOf(value)[key]}
        onChange={(part) =>
          onChange(
            withField(fieldsOf(value), key, part, Object.keys(properties)),
          )
        }
        path={path ? `${path}.${key}` : key}
        label={field.title ?? words(key)}
        isOptional={!required.includes(key)}
      />
    ));
}

/** An object, folded; or buttons to add it. */
function Group(place: Place) {
  const { schema, value, onChange, path, label, isOptional } = place;
  const kind = value === undefined ? undefined : kindOf(schema, value);
  return (
    <div className="field" data-path={path}>
      {kind ? (
        <details aria-label={label}>
          <summary>{titleOf(label, value)}</summary>
          <Notes {...place} />
          <ObjectFields {...place} schema={kind} />
        </details>
      ) : (
        <>
          <Adders
            {...{ schema, label }}
            onAdd={(added) => {
              flushSync(() => onChange(added));
              reveal(path);
            }}
          />
          <Notes {...place} />
        </>
      )}
      {kind && isOptional && (
        <button type="button" onClick={() => onChange(undefined)}>
          Remove {label.toLowerCase()}
        </button>
      )}
    </div>
  );
}

function List(place: Place) {
  const { schema, value, onChange, path, label, isOptional } = place;
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  // Items keep what is unfolded in them when they move.
  const [keys, setKeys] = useState(() => items.map(newKey));
  const itemSchema = schema.items ?? {};

  const change = (
    alter: <Item>(list: Item[], added: Item) => Item[],
    added?: unknown,
  ) => {
    const changed = alter(items, added);
    flushSync(() => {
      setKeys(alter(keys, newKey()));
      onChange(isOptional && changed.length === 0 ? undefined : changed);
    });
  };
  const insert = (at: number, added: unknown) => {
    change((list, one) => list.toSpliced(at, 0, one), added);
    reveal(`${path}[${at}]`);
  };
  const move = (from: number, to: number, button: HTMLElement) => {
    change((list) =>
      list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1)),
    );
    button.focus();
  };
  const remove = (at: number) => {
    change((list) => list.toSpliced(at, 1));
    reveal(path);
  };

  return (
    <fieldset className="field" data-path={path}>
      <legend>{label}</legend>
      <Notes {...place} />
      {items.map((item, index) => {
        const kind = kindOf(itemSchema, item);
        const name = nameOf(kind, `${oneOf(label)} ${index + 1}`);
        const above = Math.max(0, index - 1);
        const actions: [string, string, (button: HTMLElement) => void][] = [
          ['↑', 'Move up', (button) => move(index, above, button)],
          ['↓', 'Move down', (button) => move(index, index + 1, button)],
          ['Copy', 'Copy', () => insert(index + 1, item)],
          ['Remove', 'Remove', () => remove(index)],
        ];
        return (
          <div className="item" key={keys[index]}>
            <span className="actions">
              {actions.map(([sign, action, act]) => (
                <button
                  key={action}
                  type="button"
                  title={action}
                  aria-label={`${action}: ${titleOf(name, item)}`}
                  onClick={({ currentTarget }) => act(currentTarget)}
                >
                  {sign}
                </button>
              ))}
            </span>
            <Form
              schema={itemSchema}
              value={item}
              onChange={(part) => onChange(items.with(index, part))}
              path={`${path}[${index}]`}
              label={name}
            />
          </div>
        );
      })}
      <Adders
        schema={itemSchema}
        label={oneOf(label)}
        onAdd={(added) => insert(items.length, added)}
      />
    </fieldset>
  );
}

function newKey(): string {
  return crypto.randomUUID();
}

interface AddersProps {
  schema: JsonSchema;
  label: string;
  onAdd: (added: unknown) => void;
}

/** A button to add a value, or several where it can be of several kinds. */
function Adders({ schema, label, onAdd }: AddersProps) {
  return (schema.oneOf ?? [schema]).map((kind) => {
    const name = nameOf(kind, label);
    return (
      <button key={name} type="button" onClick={() => onAdd(blank(kind))}>
        Add {name.toLowerCase()}
      </button>
    );
  });
}
