import type { ComponentProps } from 'react';

interface ChoicesProps extends ComponentProps<'select'> {
  /** Stands there while nothing is chosen. */
  hint: string;
  values: readonly string[];
}

/** A native select with none of its choices made yet. Field names and describes it through the rest of the props. */
export function Choices({ hint, values, ...rest }: ChoicesProps) {
  return (
    <select defaultValue="" {...rest}>
      <option value="">{hint}</option>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  );
}
