import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { plainList } from '../../styles/lists';

interface SunriseStepsProps {
  process: Queries.ProcessSectionFieldsFragment;
}

/** Steps on one horizon: with each of them the sun is higher. */
export function SunriseSteps({ process }: SunriseStepsProps) {
  const { title, text, steps } = process;
  return (
    <Section tone="sunken" title={title} text={text}>
      <ol css={stepsStyle}>
        {steps.map(({ step, title: name, description }) => (
          <li key={step} css={stepStyle}>
            <Sun height={step / steps.length} />
            <h3>
              <span aria-hidden="true">{`${step}. `}</span>
              {name}
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const RADIUS = 40;

/** The sun on the horizon. `height` is how much of it has risen, from 0 to 1. */
function Sun({ height }: { height: number }) {
  return (
    <svg viewBox="0 0 100 48" css={sunStyle} aria-hidden="true">
      <circle cx={RADIUS} cy={48 + RADIUS * (1 - height)} r={RADIUS} />
    </svg>
  );
}

const stepsStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${theme.space[8]} 0`,
    [theme.media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.media.wide]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  });

const stepStyle = (theme: Theme) =>
  css({
    h3: {
      paddingTop: theme.space[5],
      paddingRight: theme.space[6],
      borderTop: `${theme.thick} solid ${theme.colour.lark}`,
    },
    p: { margin: 0, paddingRight: theme.space[6] },
  });

const sunStyle = (theme: Theme) =>
  css({
    height: theme.space[20],
    fill: theme.colour.sunrise,
    [theme.media.phone]: { height: theme.space[12] },
  });
