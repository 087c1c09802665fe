import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ButtonLink } from '../components/actions/button';
import { Card } from '../components/cards/card';
import { IconTile } from '../components/cards/icon';
import { Section } from '../components/text/section';
import { withWholeNumbers } from '../components/text/rich-text';
import { HELP_ID } from '../content/anchors';
import { cardGrid } from '../styles/lists';
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
          <Card key={label}>
            <IconTile name={icon} />
            <h3>{withWholeNumbers(title ?? label)}</h3>
            <p>{withWholeNumbers(description)}</p>
            <ButtonLink href={href} variant="secondary">
              {label}
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

const channelsStyle = css(cardGrid, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Fits a phone number on a phone with enlarged text.
  h3: { fontSize: `min(${theme.text.title3}, 8vw)` },
  p: { marginBottom: theme.space[5] },
  a: { marginTop: 'auto' },
  [theme.media.wide]: {
    gridTemplateColumns: `repeat(auto-fit, minmax(${theme.width.narrow}, 1fr))`,
  },
});
