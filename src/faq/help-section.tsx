import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ButtonLink } from '../components/actions/button';
import { IconTile } from '../components/cards/icon';
import { Section } from '../components/text/section';
import { withWholeNumbers } from '../components/text/rich-text';
import { HELP_ID } from '../content/anchors';
import { columns } from '../styles/columns';
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
        {help.channels.map(
          ({ icon, title, label, description, href }, index) => (
            <li key={label}>
              <IconTile name={icon} />
              <h3>{withWholeNumbers(title ?? label)}</h3>
              <p>{withWholeNumbers(description)}</p>
              <ButtonLink href={href} variant={index ? 'secondary' : 'primary'}>
                {label}
              </ButtonLink>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

/** The first channel in large type; on wide screens the others are beside it. */
const channelsStyle = css(ruledList(theme.space[6]), {
  [theme.media.wide]: columns({ all: '7fr 5fr' }),
  columnGap: theme.space[16],
  li: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${theme.space[2]} ${theme.space[5]}`,
    alignItems: 'center',
    alignContent: 'start',
    justifyItems: 'start',
  },
  'li > *': { margin: 0 },
  'p, a': { gridColumn: 2 },
  // Fits an email address on a phone with enlarged text.
  h3: largeType(`min(${theme.text.titleText}, 5.5vw)`, '-0.02em'),
  'li:first-of-type': {
    gridRow: 'span 2',
    borderTopWidth: theme.thick,
    borderColor: theme.tint.strong,
    '> *': { gridColumn: '1 / -1' },
    h3: { fontSize: `min(${theme.text.title1}, 11vw)`, lineHeight: 1 },
    p: { marginBottom: theme.space[3], fontSize: theme.text.lead },
  },
});
