import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Badge } from '../../components/display/badge';
import { PriceCard } from '../../components/display/card';
import { CheckList } from '../../components/text/check-list';
import { Section, SectionNote } from '../../components/text/section';
import { columns, plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment PackageFields on WebsitePackages {
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
`;

interface PackageSectionProps {
  intro: { title: string; text: string };
  content: Queries.PackageFieldsFragment;
}

export function PackageSection({ intro, content }: PackageSectionProps) {
  const { packages, action, note } = content;
  return (
    <Section id="packages" tone="dark" {...intro}>
      <ul css={offersStyle}>
        {packages.map(({ badge, description, features, ...offer }) => (
          <PriceCard
            key={offer.name}
            {...offer}
            action={action}
            badge={<Badge strong={offer.highlighted}>{badge}</Badge>}
          >
            <p>{description}</p>
            <CheckList items={features} />
          </PriceCard>
        ))}
      </ul>
      <SectionNote>{note}</SectionNote>
    </Section>
  );
}

const offersStyle = css(plainList, columns('1fr', { wide: '1fr 1fr 1fr' }), {
  gap: theme.space[6],
});
