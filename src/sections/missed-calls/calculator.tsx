import { graphql } from 'gatsby';
import { useEffect, useId, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { Field } from '../../components/controls/field';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { largestFigures } from '../../content/constants';
import { CalculatorResult } from './calculator-result';
import {
  type InputName,
  type MissedCallInputs,
  inputNames,
  lostRevenue,
  readFigure,
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
    inputsFrom((name) => fields[name].value),
  );
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const result = lostRevenue(inputs);

  function read() {
    if (!form.current) return;
    const typed = new FormData(form.current);
    setInputs(inputsFrom((name) => readFigure(typed.get(name))));
  }

  // The fields may differ from the defaults: restored by the browser, or typed before hydration.
  useEffect(read, []);

  return (
    <Section title={title} text={text} id="missed-calls" tone="dark">
      {/* method="dialog" keeps Enter from reloading the page. */}
      <div css={besideStyle}>
        <form ref={form} method="dialog" css={formStyle} onInput={read}>
          {inputNames.map((name) => (
            <Field
              key={name}
              id={`${id}-${name}`}
              label={fields[name].label}
              mistake={result.isKnown ? undefined : result.mistakes[name]}
            >
              <input
                type="number"
                name={name}
                min={0}
                max={largestFigures[name]}
                step="any"
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
      </div>
    </Section>
  );
}

function inputsFrom(figureOf: (name: InputName) => number) {
  return Object.fromEntries(
    inputNames.map((name) => [name, figureOf(name)]),
  ) as MissedCallInputs;
}

const besideStyle = css(columns({ wide: '15rem 1fr' }), {
  gap: `${theme.space[6]} ${theme.space[16]}`,
});

/** Two fields in a row, but one where the fields are beside the result. */
const formStyle = css(columns({ all: '1fr 1fr', wide: '1fr' }), {
  gap: `${theme.space[2]} ${theme.space[6]}`,
  alignItems: 'end',
  label: { textWrap: 'balance' },
  input: {
    maxWidth: '10rem',
    fontSize: theme.text.title3,
    fontVariantNumeric: 'tabular-nums',
  },
  p: { fontSize: theme.text.small },
  // Keeps room for the first line of an error message, to prevent layout shift when there is one.
  '> div:not(:has([aria-invalid]))::after': {
    content: '""',
    height: '1lh',
    fontSize: theme.text.small,
  },
});
