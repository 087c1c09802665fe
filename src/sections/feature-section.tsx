import { graphql } from 'gatsby';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Card } from '../components/cards/card';
import { IconTile } from '../components/cards/icon-tile';
import type { SectionTone } from '../components/text/section';
import { Section } from '../components/text/section';
import { cardGrid, smallCardGrid } from '../styles/lists';

export const fragment = graphql`
  fragment FeatureSectionFields on FeatureSection {
    title
    text
    items {
      icon
      title
      description
      mini {
        ...MiniPanelFields
      }
    }
  }
`;

interface FeatureSectionProps {
  id?: string;
  tone?: SectionTone;
  features: Queries.FeatureSectionFieldsFragment;
}

export function FeatureSection({ id, tone, features }: FeatureSectionProps) {
  return (
    <Section id={id} tone={tone} title={features.title} text={features.text}>
      <ul
        css={[
          features.items.length % 4 === 0 ? smallCardGrid : cardGrid,
          phoneStyle,
        ]}
      >
        {features.items.map(({ icon, title, description }) => (
          <Card key={title}>
            <IconTile name={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** On a phone rows with the icon beside the words take half the height of cards. */
const phoneStyle = (theme: Theme) =>
  css({
    [theme.media.phone]: {
      gap: 0,
      '> li': {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: theme.space[4],
        padding: `${theme.space[3]} 0`,
        border: 0,
        borderTop: `${theme.line} solid ${theme.colour.line}`,
        borderRadius: 0,
        background: 'none',
        lineHeight: theme.leading.snug,
        '> :first-child': { gridRow: '1 / 3', margin: 0 },
        h3: { marginBottom: theme.space[1], fontSize: theme.text.title4 },
        p: { color: theme.colour.textMuted },
      },
    },
  });
