import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ButtonLink } from '../components/actions/button';
import { IconTile } from '../components/cards/icon';
import { Section } from '../components/text/section';
import { withWholeNumbers } from '../components/text/rich-text';
import { HELP_ID } from '../content/anchors';
import { ruledList } from '../styles/lists';
import { largeType } from '../styles/mixins';
import { theme } from '../styles/theme';

export const fragment = graphql`
  fragment FaqHelpFields on FaqHelp {
    title
    text
    channels {
      icon
      title
      label
      description
      href
    }
  }
`;

export function HelpSection(help: Queries.FaqHelpFieldsFragment) {
  return (
    <Section id={HELP_ID} title={help.title} text={help.text}>
      <ul css={channelsStyle}>
        {help.channels.map(({ icon, title, label, description, href }) => (
          <li key={label}>
            <IconTile name={icon} />
            <h3>{withWholeNumbers(title ?? label)}</h3>
            <p>{withWholeNumbers(description)}</p>
            <ButtonLink href={href} variant="secondary">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A row for each way to get help; on wide screens rows are single lines that share their columns. */
const channelsStyle = css(ruledList(theme.space[6]), {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  li: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    gap: `${theme.space[2]} ${theme.space[6]}`,
    alignItems: 'center',
  },
  'li > *': { margin: 0 },
  // Fits a phone number on a phone with enlarged text.
  h3: largeType(`min(${theme.text.titleText}, 5.5vw)`, '-0.02em'),
  [theme.media.narrow]: {
    'p, a': { gridColumn: 2 },
    a: { justifySelf: 'start' },
  },
  [theme.media.wide]: {
    gridTemplateColumns: 'auto minmax(0, 6fr) minmax(0, 5fr) auto',
  },
});
