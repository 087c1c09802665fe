import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ButtonLink } from '../components/actions/actions';
import { Section } from '../components/text/section';
import { HELP_ID } from '../content/anchors';
import { columns, largeType, plainList } from '../styles/mixins';
import { theme } from '../styles/theme';

export const fragment = graphql`
  fragment FaqHelpFields on FaqHelp {
    title
    text
    channels {
      title
      label
      description
      href
    }
  }
`;

export function HelpSection(help: Queries.FaqHelpFieldsFragment) {
  return (
    <Section id={HELP_ID} tone="dark" title={help.title} text={help.text}>
      <ul css={channelsStyle}>
        {help.channels.map(({ title, label, description, href }) => (
          <li key={label} css={channelStyle}>
            <h3>{title ?? label}</h3>
            <p>{description}</p>
            <ButtonLink href={href} variant="secondary">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The last channel across the page, in the largest type that fits; on wide screens the others are side by side. */
const channelsStyle = css(plainList, {
  [theme.media.wide]: columns('1fr 1fr'),
  columnGap: theme.space[16],
  'li:last-child': {
    gridColumn: '1 / -1',
    // A phone number, as wide as the page.
    h3: {
      fontSize: 'min(12.2vw, 10.5rem)',
      letterSpacing: theme.tracking.title,
    },
    p: { fontSize: theme.text.lead },
  },
});

const channelStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space[4]} ${theme.space[6]}`,
  placeContent: 'start',
  alignItems: 'start',
  paddingBlock: theme.space[6],
  borderTop: theme.rule,
  'h3, p': { margin: 0 },
  // Fits an email address on a phone with enlarged text.
  h3: css(largeType(`min(${theme.text.title2}, 5.9vw)`), { width: '100%' }),
  p: { flex: `1 1 ${theme.width.smallCard}` },
});
