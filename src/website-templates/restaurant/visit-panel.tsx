import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Utensils from 'lucide-react/icons/utensils';
import { TitledSection } from '../../components/text/titled-section';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
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

export function VisitPanel({ restaurant }: VisitPanelProps) {
  const { name, street, city, postcode, phone, phoneHref, visit } = restaurant;
  return (
    <TitledSection title={visit.title} css={panelStyle}>
      <p>{visit.text}</p>
      <address css={addressStyle}>
        <p>
          <MapPin aria-hidden="true" size="1.25em" />
          <span>
            {name}, {street}, {city} {postcode}
          </span>
        </p>
        <p>
          <Phone aria-hidden="true" size="1.25em" />
          <a href={phoneHref}>{phone}</a>
        </p>
        <p>
          <Utensils aria-hidden="true" size="1.25em" />
          <span>
            {restaurant.cuisine} · {restaurant.priceRange}
          </span>
        </p>
      </address>
      <h3 css={hoursTitleStyle}>Opening hours</h3>
      <OpeningHours hours={restaurant.openingHours} />
    </TitledSection>
  );
}

function OpeningHours({
  hours,
}: {
  hours: readonly Queries.OpeningHoursFieldsFragment[];
}) {
  return (
    <ul css={hoursStyle}>
      {hours.map(({ days, opens, closes }) => (
        <li key={days + opens}>
          {days}: <span>{timeRange(opens, closes)}</span>
        </li>
      ))}
    </ul>
  );
}

const panelStyle = css({
  h2: { fontSize: theme.text.title3, fontStyle: 'italic' },
});

const addressStyle = css({
  fontStyle: 'normal',
  p: {
    display: 'flex',
    gap: theme.space[3],
    margin: `0 0 ${theme.space[3]}`,
    lineHeight: theme.leading.snug,
  },
  svg: { flex: 'none', color: theme.tint.strong },
});

const hoursTitleStyle = css({
  marginTop: theme.space[4],
  fontSize: theme.text.title4,
});

const hoursStyle = css(plainList, {
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.space[4],
    marginBottom: theme.space[2],
    paddingBottom: theme.space[2],
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    lineHeight: theme.leading.snug,
  },
  span: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
