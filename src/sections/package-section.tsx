import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Badge } from '../components/cards/badge';
import { ButtonLink } from '../components/actions/button';
import { CheckList, PriceCard } from '../components/cards/card';
import { RichText } from '../components/text/rich-text';
import { Section, TitledSection } from '../components/text/section';
import { plainList } from '../styles/lists';
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
      text
    }
    packages {
      title
      text
    }
  }
  fragment PackageFields on Packages {
    note
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

/** What a website costs: the tiers of ready-made designs and the packages (SPEC.md section 9). */
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
      <TitledSection title={readyMade.title} small css={groupStyle}>
        <p>
          <RichText>{readyMade.text}</RichText>
        </p>
        <ul css={[rowStyle, tiersStyle]}>
          {tiers.map(({ name, price, features }) => (
            <li key={name}>
              <h3>{name}</h3>
              <strong>{price}</strong>
              <p>{features.join(', ')}</p>
            </li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection
        id="packages"
        title={packages.title}
        small
        css={groupStyle}
      >
        <p>
          <RichText>{packages.text}</RichText>
        </p>
        <ul css={[rowStyle, offersStyle]}>
          {content.packages.map((offer) => (
            <PriceCard
              key={offer.name}
              name={offer.name}
              price={offer.price}
              highlighted={offer.highlighted}
              badge={<Badge strong={offer.highlighted}>{offer.badge}</Badge>}
            >
              <p>{offer.description}</p>
              <CheckList items={offer.features} />
              <ButtonLink
                href="/book-demo"
                variant={offer.highlighted ? 'primary' : 'secondary'}
              >
                Get Started
              </ButtonLink>
            </PriceCard>
          ))}
        </ul>
        <small>{content.note}</small>
      </TitledSection>
    </Section>
  );
}

const groupStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  lineHeight: theme.leading.snug,
  '& + &': { marginTop: theme.space[10] },
  '> h2, > p': { margin: 0 },
  '> p': { color: theme.colour.textMuted },
  '> ul': { width: '100%', marginBlock: `${theme.space[4]} ${theme.space[2]}` },
});

/** Three share a row on a tablet. */
const rowStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[6],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.width.narrow}, 100%), 1fr))`,
  [theme.media.phone]: { gap: theme.space[3] },
});

/** Names and prices at both ends of a rule. */
const tiersStyle = css({
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    alignContent: 'start',
    columnGap: theme.space[4],
    paddingTop: theme.space[3],
    borderTop: `${theme.line} solid ${theme.colour.control}`,
  },
  'h3, p': { margin: 0 },
  p: { width: '100%', color: theme.colour.textMuted },
  strong: largeType(theme.text.titleText),
});

const offersStyle = css({
  'li > ul > li': { marginBottom: theme.space[2] },
  // So that the lists of all packages start at the same height.
  [theme.media.medium]: {
    '> li': {
      display: 'grid',
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
    },
  },
  [theme.media.phone]: {
    '> li': { padding: theme.space[5] },
    // Two columns, where the text is not enlarged.
    'li > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
      gap: `0 ${theme.space[2]}`,
      width: '100%',
      marginBottom: theme.space[4],
      fontSize: theme.text.small,
      svg: { display: 'none' },
    },
  },
});
