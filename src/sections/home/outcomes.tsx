import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { FigureLabel } from '../../components/cards/figure-label';
import { Section } from '../../components/text/section';

interface OutcomesProps {
  outcomes: {
    title: string;
    text: string;
    stats: readonly Queries.StatFieldsFragment[];
  };
}

/** Figures in large type on the field in which the day ends. */
export function Outcomes({ outcomes: { title, text, stats } }: OutcomesProps) {
  return (
    <Section tone="field" title={title} text={text} wideHead>
      <dl css={listStyle}>
        {stats.map(({ value, label, status }) => (
          <div key={label}>
            <dt>
              <FigureLabel label={label} status={status} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const listStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${theme.space[6]} ${theme.space[4]}`,
    margin: 0,
    [theme.media.medium]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      rowGap: theme.space[12],
    },
    // The figure is shown first; in the HTML its label comes first, as `dl` demands.
    '> div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
    },
    dt: { lineHeight: theme.leading.snug },
    dd: {
      margin: 0,
      fontFamily: theme.font.display,
      fontSize: theme.text.display,
      fontWeight: 700,
      lineHeight: theme.leading.title,
      letterSpacing: '-0.04em',
      color: theme.colour.action,
    },
  });
