import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../components/controls/field';
import { Section } from '../../components/text/section';
import { CALCULATOR_ID } from '../../content/anchors';
import { tableOf } from '../../content/tables';
import { useKeptFields } from '../../loader/use-kept-fields';
import { columns, largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { CalculatorResult } from './calculator-result';
import {
  type InputName,
  inputNames,
  lostRevenue,
  readNumber,
} from './lost-revenue';

export const fragment = graphql`
  fragment MissedCallCalculatorFields on MissedCallCalculator {
    title
    text
    fields {
      missedCalls {
        label
        value
      }
      lostShare {
        label
        value
      }
      buyingShare {
        label
        value
      }
      jobValue {
        label
        value
      }
    }
    result
    estimate
    note
    withoutScripts
  }
`;

/** Calculates the monthly cost of missed calls. Without scripts it shows the default values and their result. */
export function MissedCallCalculator(
  calculator: Queries.MissedCallCalculatorFieldsFragment,
) {
  const { title, text, fields } = calculator;
  const [inputs, setInputs] = useState(() =>
    tableOf(inputNames, (name) => fields[name].value),
  );
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const result = lostRevenue(inputs);

  function read() {
    if (!form.current) return;
    const typed = new FormData(form.current);
    setInputs(tableOf(inputNames, (name) => readNumber(typed.get(name))));
  }

  useKeptFields(form);
  // The fields may differ from the defaults: restored by the browser, or typed before hydration.
  useEffect(read, []);

  return (
    <Section title={title} text={text} id={CALCULATOR_ID} tone="dark">
      {/* method="dialog" keeps Enter from reloading the page. */}
      <form ref={form} method="dialog" css={formStyle} onInput={read}>
        {inputNames.map((name) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={fields[name].label}
            data-unit={UNITS[name]}
            error={result.isKnown ? undefined : result.errors[name]}
            css={factorStyle}
          >
            <input
              name={name}
              defaultValue={fields[name].value}
              inputMode="decimal"
              autoComplete="off"
            />
          </Field>
        ))}
      </form>
      <CalculatorResult
        texts={calculator}
        result={result}
        fieldIds={inputNames.map((name) => `${id}-${name}`).join(' ')}
      />
    </Section>
  );
}

const UNITS: Partial<Record<InputName, string>> = {
  lostShare: '%',
  buyingShare: '%',
  jobValue: '£',
};

/** An equation of large figures, on narrow screens in two rows. */
const formStyle = css(columns('1fr 1fr'), {
  gap: `${theme.space[2]} ${theme.space[4]}`,
  [theme.media.wide]: {
    gridTemplateColumns: 'repeat(4, minmax(0, auto))',
    justifyContent: 'space-between',
  },
});

/** A large figure with its unit, and below it the label. */
const factorStyle = css(largeType(theme.text.clock, 'clock'), {
  // The last row keeps room for an error message, to prevent layout shift.
  gridTemplate: `
    "times pound figure percent" auto
    ". label label label" auto
    ". error error error" minmax(${theme.space[10]}, auto)
    / auto auto minmax(0, max-content) 1fr`,
  gap: 0,
  alignContent: 'start',
  '&::before': { gridArea: 'times', paddingRight: '0.2em' },
  '& + &::before': { content: '"×" / ""', color: theme.colour.action },
  '&::after': { content: 'attr(data-unit) / ""', gridArea: 'percent' },
  '&[data-unit="£"]::after': { gridArea: 'pound' },
  'label, p': {
    font: `400 ${theme.text.caption}/${theme.leading.snug} ${theme.font.body}`,
    letterSpacing: 'normal',
  },
  label: { gridArea: 'label' },
  p: { gridArea: 'error' },
  input: {
    gridArea: 'figure',
    fieldSizing: 'content',
    width: '3ch',
    minWidth: '1ch',
    marginBottom: theme.space[2],
    padding: '0 0.05em 0 0',
    border: 0,
    borderBottom: `${theme.stroke.thick} dashed ${theme.colour.action}`,
    borderRadius: 0,
    background: 'none',
    font: 'inherit',
    letterSpacing: 'inherit',
    '@supports (field-sizing: content)': { width: 'auto' },
  },
});
