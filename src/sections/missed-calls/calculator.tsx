import { graphql } from 'gatsby';
import { useEffect, useId, useRef, useState } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { cardStyle } from '../../components/cards/card';
import { Section } from '../../components/text/section';
import { largestFigures } from '../../content/constants';
import { CalculatorResult } from './calculator-result';
import { FigureField } from './figure-field';
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

/** Works out what missed calls cost a month. Without scripts it shows the defaults and their result. */
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

  // The fields may hold other values than the defaults: restored by the browser, or typed before hydration.
  useEffect(read, []);

  return (
    <Section title={title} text={text} id="missed-calls">
      <div css={boxStyle}>
        {/* method="dialog" keeps Enter from reloading the page. */}
        <form ref={form} method="dialog" css={formStyle} onInput={read}>
          {inputNames.map((name) => (
            <FigureField
              key={name}
              {...units[name]}
              id={`${id}-${name}`}
              label={fields[name].label}
              mistake={result.isKnown ? undefined : result.mistakes[name]}
              name={name}
              max={largestFigures[name]}
              defaultValue={fields[name].value}
              inputMode="decimal"
            />
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

function inputsFrom(figureOf: (name: InputName) => number) {
  return Object.fromEntries(
    inputNames.map((name) => [name, figureOf(name)]),
  ) as MissedCallInputs;
}

const boxStyle = (theme: Theme) =>
  css(cardStyle(theme), {
    display: 'grid',
    alignItems: 'stretch',
    padding: 0,
    overflow: 'hidden',
    boxShadow: theme.shadow.medium,
    [theme.media.wide]: { gridTemplateColumns: '3fr 2fr' },
  });

const formStyle = (theme: Theme) =>
  css({
    display: 'grid',
    columnGap: theme.space[6],
    rowGap: theme.space[2],
    alignItems: 'end',
    alignContent: 'start',
    padding: theme.space[6],
    [theme.media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.media.wide]: { padding: theme.space[8] },
  });
