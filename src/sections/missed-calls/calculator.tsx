import { graphql } from 'gatsby';
import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../components/controls/field';
import { Section } from '../../components/text/section';
import { largestFigures } from '../../content/constants';
import { CalculatorResult } from './calculator-result';
import { boxStyle, fieldStyle, formStyle } from './calculator-style';
import { FigureInput } from './figure-input';
import type { InputName, MissedCallInputs } from './lost-revenue';
import { inputNames, lostRevenue, readFigure } from './lost-revenue';

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
    formula
    result
    estimate
    withoutScripts
  }
`;

interface MissedCallCalculatorProps {
  calculator: Queries.MissedCallCalculatorFieldsFragment;
}

const units: Record<InputName, { before?: string; after?: string }> = {
  missedCalls: {},
  lostShare: { after: '%' },
  buyingShare: { after: '%' },
  jobValue: { before: '£' },
};

/** What missed calls cost a firm a month, from the visitor's own figures. The defaults show without scripts. */
export function MissedCallCalculator({
  calculator,
}: MissedCallCalculatorProps) {
  const { title, text, fields } = calculator;
  const [inputs, setInputs] = useState(() =>
    inputsFrom((name) => fields[name].value),
  );
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const result = lostRevenue(inputs);

  function read() {
    const { current } = form;
    if (!current) return;
    const typed = new FormData(current);
    setInputs(
      inputsFrom((name) => {
        const value = typed.get(name);
        return readFigure(typeof value === 'string' ? value : '');
      }),
    );
  }

  // The fields belong to the browser: it may have put back what a visitor typed before leaving the page, and a
  // visitor may have typed before React took over.
  useEffect(read, []);

  return (
    <Section title={title} text={text} id="missed-calls">
      <div css={boxStyle}>
        {/* There is nothing to send: method="dialog" keeps Enter from loading the page anew. */}
        <form ref={form} method="dialog" css={formStyle} onInput={read}>
          {inputNames.map((name) => (
            <div key={name} css={fieldStyle}>
              <Field
                id={`${id}-${name}`}
                label={fields[name].label}
                mistake={result.isKnown ? undefined : result.mistakes[name]}
              >
                <FigureInput
                  {...units[name]}
                  name={name}
                  max={largestFigures[name]}
                  defaultValue={fields[name].value}
                  inputMode="decimal"
                />
              </Field>
            </div>
          ))}
        </form>
        <CalculatorResult
          texts={calculator}
          inputs={inputs}
          result={result}
          fieldIds={inputNames.map((name) => `${id}-${name}`).join(' ')}
        />
      </div>
    </Section>
  );
}

function inputsFrom(figureOf: (name: InputName) => number): MissedCallInputs {
  return {
    missedCalls: figureOf('missedCalls'),
    lostShare: figureOf('lostShare'),
    buyingShare: figureOf('buyingShare'),
    jobValue: figureOf('jobValue'),
  };
}
