import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Badge } from '../components/cards/badge';
import { CheckList, PriceCard } from '../components/cards/card';
import { RichText } from '../components/text/rich-text';
import { Section, TitledSection } from '../components/text/section';
import { columns } from '../styles/columns';
import { plainList, ruledList } from '../styles/lists';
import { largeType } from '../styles/mixins';
import { theme } from '../styles/theme';

export const fragment = graphql`
  fragment PackageSectionFields on WebsiteDesignPage {
    comparison {
      title
      text
    }
    readyMade {
      title
      label
      text
    }
    packages {
      title
      text
    }
  }
  fragment PackageFields on Packages {
    note
    action {
      ...ActionFields
    }
    packages {
      name
      price
      description
      features
      badge
      highlighted
    }
  }
  fragment TierPriceFields on Tier {
    name
    price
    features
  }
`;

interface PackageSectionProps {
  intros: Queries.PackageSectionFieldsFragment;
  tiers: readonly Queries.TierPriceFieldsFragment[];
  content: Queries.PackageFieldsFragment;
}

/** The prices of a website: tiers of ready-made designs, and packages. */
export function PackageSection({
  intros,
  tiers,
  content,
}: PackageSectionProps) {
  const { comparison, readyMade, packages } = intros;
  return (
    <Section
      id="comparison"
      tone="sunken"
      title={comparison.title}
      text={comparison.text}
      wideHead
    >
      <TitledSection title={readyMade.title} css={halfStyle}>
        <p>
          <RichText>{readyMade.text}</RichText>
        </p>
        <ul css={tiersStyle}>
          {tiers.map(({ name, price, features }) => (
            <li key={name}>
              <h3>
                {readyMade.label} {name}
              </h3>
              <strong>{price}</strong>
              <p>{features.join(' · ')}</p>
            </li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="packages" title={packages.title} css={customStyle}>
        <p>
          <RichText>{packages.text}</RichText>
        </p>
        <ul css={offersStyle}>
          {content.packages.map((offer) => (
            <PriceCard
              key={offer.name}
              name={offer.name}
              price={offer.price}
              highlighted={offer.highlighted}
              action={content.action}
              badge={
                offer.highlighted ? (
                  <Badge strong>{offer.badge}</Badge>
                ) : (
                  <small>{offer.badge}</small>
                )
              }
            >
              <p>{offer.description}</p>
              <CheckList items={offer.features} />
            </PriceCard>
          ))}
        </ul>
        <small>{content.note}</small>
      </TitledSection>
    </Section>
  );
}

/** Uses the columns of the section’s header. */
const halfStyle = css(columns({ wide: '5fr 7fr' }), {
  gap: `${theme.space[2]} ${theme.space[12]}`,
  marginTop: theme.space[8],
  paddingTop: theme.space[8],
  borderTop: `${theme.line} solid ${theme.colour.line}`,
  lineHeight: theme.leading.snug,
  h2: { fontSize: theme.text.titleText },
  '> p': { color: theme.colour.textMuted },
});

/** A price list in the last column: unlike the packages, nobody chooses a tier before a design. */
const tiersStyle = css(ruledList(theme.space[4]), {
  gridColumn: '-2 / -1',
  marginTop: theme.space[4],
  li: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    gap: `${theme.space[1]} ${theme.space[4]}`,
    paddingBottom: theme.space[4],
  },
  'h3, p': { margin: 0 },
  h3: { fontSize: theme.text.title4 },
  strong: largeType(theme.text.titleText),
  p: { gridColumn: '1 / -1', color: theme.colour.textMuted },
});

const customStyle = css(halfStyle, {
  '> :is(ul, small)': { gridColumn: '1 / -1' },
});

const offersStyle = css(plainList, columns({ wide: '1fr 1fr 1fr' }), {
  gap: theme.space[6],
  marginBlock: theme.space[4],
  'li > ul': { width: '100%', columnWidth: theme.width.smallCard },
  'li > ul > li': { marginBottom: theme.space[2], breakInside: 'avoid' },
});
