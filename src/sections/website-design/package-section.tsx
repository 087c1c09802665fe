import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ButtonLink } from '../../components/actions/button';
import { Badge } from '../../components/cards/badge';
import { PriceCard } from '../../components/cards/card';
import { CheckList } from '../../components/text/check-list';
import { RichParagraph } from '../../components/text/rich-text';
import { Section, TitledSection } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { onDarkStyle } from '../../styles/layout';
import { plainList, ruledList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';

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
      action {
        ...ActionFields
      }
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
export function PackageSection(props: PackageSectionProps) {
  const { intros, tiers, content } = props;
  const { comparison, readyMade, packages } = intros;
  return (
    <Section id="comparison" tone="sunken" {...comparison}>
      <div css={sidesStyle}>
        <TitledSection title={readyMade.title} css={readyMadeStyle}>
          <RichParagraph>{readyMade.text}</RichParagraph>
          <ul css={tiersStyle}>
            {tiers.map(({ name, price, features }) => (
              <li key={name}>
                <h3>
                  {readyMade.label} {name}
                </h3>
                <strong>{price}</strong>
                <p>{features.join('\u00a0· ')}</p>
              </li>
            ))}
          </ul>
          <ButtonLink href={readyMade.action.href} variant="secondary">
            {readyMade.action.label}
          </ButtonLink>
        </TitledSection>
        <TitledSection id="packages" title={packages.title} css={sideStyle}>
          <RichParagraph>{packages.text}</RichParagraph>
          <ul css={offersStyle}>
            {content.packages.map((offer) => (
              <PriceCard
                key={offer.name}
                name={offer.name}
                price={offer.price}
                highlighted={offer.highlighted}
                action={content.action}
                badge={<Badge strong={offer.highlighted}>{offer.badge}</Badge>}
              >
                <p>{offer.description}</p>
                <CheckList items={offer.features} compact />
              </PriceCard>
            ))}
          </ul>
          <small>{content.note}</small>
        </TitledSection>
      </div>
    </Section>
  );
}

/** Ready-made beside custom, so that they can't be taken for one list of prices. */
const sidesStyle = css(columns(), {
  gap: theme.space[8],
  [theme.media.spacious]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)',
  },
});

const sideStyle = css({
  display: 'flex',
  flexDirection: 'column',
  lineHeight: theme.leading.snug,
  h2: { fontSize: theme.text.titleText },
  '> p': { color: theme.colour.textMuted },
  '> ul': { flex: 1 },
});

const readyMadeStyle = css(sideStyle, {
  '> *': onDarkStyle,
  padding: theme.space[6],
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.large,
  background: theme.colour.darkGround,
});

/** A price list: unlike the packages, nobody chooses a tier before a design. */
const tiersStyle = css(ruledList(theme.space[4]), {
  marginTop: theme.space[4],
  [theme.media.medium]: { display: 'flex', columnGap: theme.space[6] },
  [theme.media.spacious]: { display: 'block' },
  li: { flex: 1 },
  'h3, p': { margin: 0 },
  h3: { fontSize: theme.text.title4 },
  strong: largeType(theme.text.figure),
});

const offersStyle = css(plainList, columns({ wide: '1fr 1fr 1fr' }), {
  gap: theme.space[4],
  marginBlock: theme.space[4],
  '--card-padding': `${theme.space[5]} ${theme.space[4]}`,
});
