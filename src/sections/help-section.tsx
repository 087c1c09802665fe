import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ButtonLink } from '../components/actions/button-link';
import { Card } from '../components/cards/card';
import { IconTile } from '../components/cards/icon-tile';
import { Section } from '../components/text/section';
import { HELP_ID } from '../content/anchors';
import { cardGrid } from '../styles/lists';

export const fragment = graphql`
  fragment FaqHelpFields on FaqHelp {
    title
    text
    channels {
      icon
      label
      description
      href
    }
  }
`;

interface HelpSectionProps {
  help: Queries.FaqHelpFieldsFragment;
}

export function HelpSection({ help }: HelpSectionProps) {
  return (
    <Section id={HELP_ID} title={help.title} text={help.text}>
      <ul css={channelsStyle}>
        {help.channels.map(({ icon, label, description, href }) => (
          <Card key={label}>
            <IconTile name={icon} />
            <p>{withUnbrokenNumbers(description)}</p>
            <ButtonLink href={href} variant="secondary">
              {label}
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** Keeps phone numbers on one line. Splitting by a group makes every second part a number. */
function withUnbrokenNumbers(text: string) {
  return text.split(/(\d+(?: \d+)+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} css={numberStyle}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const numberStyle = css({ whiteSpace: 'nowrap' });

/** Stacked on a phone, rows on a tablet, columns on wide screens. */
const channelsStyle = (theme: Theme) =>
  css(cardGrid(theme), {
    gridTemplateColumns: 'minmax(0, 1fr)',
    p: { marginBottom: theme.space[5] },
    a: { marginTop: 'auto' },
    [theme.media.medium]: {
      '> li': {
        flexDirection: 'row',
        alignItems: 'center',
        gap: theme.space[5],
      },
      'li > *': { flex: 'none', margin: 0 },
      p: { flex: 1, margin: 0 },
    },
    [theme.media.wide]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(${theme.width.narrow}, 1fr))`,
      '> li': { flexDirection: 'column', alignItems: 'start' },
    },
  });
