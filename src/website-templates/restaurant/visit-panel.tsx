import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitledSection } from '../../components/text/section';
import { theme } from '../../styles/theme';
import { Rows } from '../preview/blocks/text-blocks';
import { timeRange } from './time-range';

export const fragment = graphql`
  fragment OpeningHoursFields on OpeningHours {
    days
    dayNames
    opens
    closes
  }
  fragment RestaurantVisitFields on Restaurant {
    name
    cuisine
    priceRange
    phone
    phoneHref
    street
    city
    postcode
    openingHours {
      ...OpeningHoursFields
    }
    visit {
      title
      text
    }
  }
`;

interface VisitPanelProps {
  restaurant: Queries.RestaurantVisitFieldsFragment;
}

/** What stands beside the form. */
export function VisitPanel({ restaurant }: VisitPanelProps) {
  const { name, street, city, postcode, phone, phoneHref, visit } = restaurant;
  const { cuisine, priceRange, openingHours } = restaurant;
  return (
    <TitledSection title={visit.title} css={panelStyle}>
      <p>{visit.text}</p>
      <address>
        {name}, {street}, {city} {postcode}
        <br />
        <a href={phoneHref}>{phone}</a>
      </address>
      <p>
        {cuisine} · {priceRange}
      </p>
      <h3>Opening hours</h3>
      <Rows
        rows={openingHours.map(({ days, opens, closes }) => ({
          label: days,
          value: timeRange(opens, closes),
          text: null,
        }))}
      />
    </TitledSection>
  );
}

const panelStyle = css({
  lineHeight: theme.leading.snug,
  h2: { fontSize: theme.text.title3 },
  address: { marginBottom: theme.space[4], fontStyle: 'normal' },
  h3: {
    margin: `${theme.space[6]} 0 ${theme.space[2]}`,
    fontSize: theme.text.title4,
  },
});
