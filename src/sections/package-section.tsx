import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Badge } from '../components/cards/badge';
import { ButtonLink } from '../components/actions/button';
import { CheckList, PriceCard } from '../components/cards/card';
import { RichText } from '../components/text/rich-text';
import { Section, TitledSection } from '../components/text/section';
import { columns } from '../styles/columns';
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
      <TitledSection title={readyMade.title} css={readyMadeStyle}>
        <p>
          <RichText>{readyMade.text}</RichText>
        </p>
        <ButtonLink href="/website-design#portfolio" variant="secondary">
          See the Designs
        </ButtonLink>
        <ul css={tiersStyle}>
          {tiers.map(({ name, price, features }) => (
            <li key={name}>
              <h3>{name}</h3>
              <strong>{price}</strong>
              <p>{features.join(', ')}</p>
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

/** The columns of the section’s head. */
const halfStyle = css(columns({ wide: '5fr 7fr' }), {
  columnGap: theme.space[12],
  lineHeight: theme.leading.snug,
  h2: { fontSize: theme.text.titleText },
  '> p': { color: theme.colour.textMuted },
});

const readyMadeStyle = css(halfStyle, {
  placeItems: 'start',
  marginBottom: theme.space[12],
  padding: theme.space[6],
  borderRadius: theme.radius.large,
  background: theme.colour.surface,
  [theme.media.wide]: {
    gridTemplateRows: 'auto auto 1fr',
    padding: theme.space[8],
    '> ul': { gridArea: '1 / 2 / span 3' },
  },
});

/** Names and prices at both ends of a rule. */
const tiersStyle = css(plainList, {
  width: '100%',
  [theme.media.narrow]: { marginTop: theme.space[6] },
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: theme.space[4],
    paddingBlock: theme.space[4],
  },
  'li + li': { borderTop: `${theme.line} solid ${theme.colour.line}` },
  'h3, p': { margin: 0 },
  p: { width: '100%', color: theme.colour.textMuted },
  strong: largeType(theme.text.titleText),
});

const customStyle = css(halfStyle, {
  '> :is(ul, small)': { gridColumn: '1 / -1' },
});

/** Three share a row on a tablet. */
const offersStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[6],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.width.narrow}, 100%), 1fr))`,
  marginBlock: `${theme.space[4]} ${theme.space[2]}`,
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
