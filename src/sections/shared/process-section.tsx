import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Section } from '../../components/text/section';
import {
  columns,
  equalColumns,
  largeType,
  plainList,
  square,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment ProcessSectionFields on ProcessSection {
    title
    text
    steps {
      number
      title
      description
    }
  }
`;

export function ProcessSection({
  steps,
  ...intro
}: Queries.ProcessSectionFieldsFragment) {
  return (
    <Section {...intro}>
      <ol css={stepsStyle}>
        {steps.map(({ number, title, description }) => (
          <li key={number} css={stepStyle}>
            <span css={numberStyle} aria-hidden="true">
              {number}
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const GAP = theme.space[6];

const stepsStyle = css(plainList, {
  display: 'grid',
  gap: GAP,
  [theme.media.wide]: equalColumns,
});

/** A line leads from each number to the next. */
const stepStyle = css(columns(`${theme.space[12]} 1fr`), {
  position: 'relative',
  columnGap: theme.space[3],
  lineHeight: theme.leading.snug,
  '> h3': { marginBottom: theme.space[1] },
  '> p': { gridColumn: 2, margin: 0 },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    inset: `0 auto calc(-1 * ${GAP}) calc(${theme.space[6]} - ${theme.stroke.thin})`,
    borderLeft: `${theme.stroke.medium} solid ${theme.tint.line}`,
    [theme.media.wide]: {
      inset: `calc(${theme.space[6]} - ${theme.stroke.thin}) calc(-1 * ${GAP}) auto 0`,
      borderTop: `${theme.stroke.medium} solid ${theme.tint.line}`,
    },
  },
  [theme.media.wide]: {
    display: 'block',
    '> h3': { marginTop: theme.space[5] },
  },
});

const numberStyle = css(square(theme.space[12]), largeType(theme.text.title3), {
  position: 'relative',
  gridRow: 'span 2',
  borderRadius: theme.radius.round,
  background: theme.tint.strong,
  color: theme.colour.surface,
});
