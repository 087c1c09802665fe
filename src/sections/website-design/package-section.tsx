import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { ButtonLink } from '../../components/actions/actions';
import { Badge } from '../../components/cards/badge';
import { PriceCard } from '../../components/cards/card';
import { CheckList } from '../../components/text/check-list';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
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
  const prices = (
    <ul css={tiersStyle}>
      {tiers.map(({ name, price, features }) => (
        <li key={name}>
          <div>
            <h3>
              {readyMade.label} {name}
            </h3>
            <strong>{price}</strong>
          </div>
          <CheckList items={features} compact />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Section id="comparison" wideHead css={aboveStyle} {...comparison} />
      <Section
        tone="dark"
        css={bandSpace}
        title={readyMade.title}
        text={readyMade.text}
        aside={prices}
        columnStyle={bandStyle}
      >
        <ButtonLink href={readyMade.action.href}>
          {readyMade.action.label}
        </ButtonLink>
      </Section>
      <Section id="packages" wideHead note={content.note} {...packages}>
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
      </Section>
    </>
  );
}

/** Close to the first of the two. */
const aboveStyle = css({ paddingBottom: theme.space[4] });

const bandSpace = css({ '--section-space': theme.space[16] });

const bandStyle = css(columns({ wide: '3fr 5fr' }), {
  alignItems: 'start',
  'h2 + p': { fontSize: theme.text.body },
});

/** Nobody chooses a tier before a design, so that these are no cards. */
const tiersStyle = css(plainList, columns({ medium: '1fr 1fr 1fr' }), {
  gap: theme.space[6],
  '> li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space[4],
    paddingTop: theme.space[5],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
    [theme.media.medium]: { display: 'grid', alignContent: 'start' },
  },
  div: { flex: '1 1 8.5rem' },
  h3: { margin: 0, fontSize: theme.text.caption },
  strong: largeType('clamp(2.125rem, 3.6vw, 3.25rem)'),
  ul: { flex: '1 1 10.5rem', margin: 0 },
});

const offersStyle = css(plainList, columns({ wide: '1fr 1fr 1fr' }), {
  gap: theme.space[6],
});
