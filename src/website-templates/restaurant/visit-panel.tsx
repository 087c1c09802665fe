import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { RichParagraph } from '../../components/text/rich-text';
import { InnerSection } from '../../components/text/section';
import { ruledList } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
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
      days
      opens
      closes
    }
    visit {
      title
      text
    }
  }
`;

export function VisitPanel({
  restaurant,
}: {
  restaurant: Queries.RestaurantVisitFieldsFragment;
}) {
  const { name, street, city, postcode, phone, phoneHref } = restaurant;
  const { visit, cuisine, priceRange, openingHours } = restaurant;
  return (
    <InnerSection title={visit.title} css={panelStyle}>
      <RichParagraph>{visit.text}</RichParagraph>
      <address>
        {name}, {street}, {city} {postcode}
        <br />
        <a href={phoneHref}>{phone}</a>
      </address>
      <p>
        {cuisine} · {priceRange}
      </p>
      <h3>Opening hours</h3>
      <dl css={hoursStyle}>
        {openingHours.map(({ days, opens, closes }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{opens && closes ? timeRange(opens, closes) : 'Closed'}</dd>
          </div>
        ))}
      </dl>
    </InnerSection>
  );
}

/** A range of two 24-hour times in words, such as “6–10:30pm”, “10am–3pm” or “11am–2am” past midnight. */
export function timeRange(opens: string, closes: string): string {
  const [from, to] = [twelveHourTime(opens), twelveHourTime(closes)];
  const isOneHalf = from.half === to.half && opens < closes;
  return `${isOneHalf && opens >= '01:00' ? from.time : inWords(from)}–${inWords(to)}`;
}

const inWords = ({ time, half }: ReturnType<typeof twelveHourTime>) =>
  half === 'am' && time === '12' ? 'midnight' : time + half;

function twelveHourTime(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 || 12;
  return {
    time: minutes ? `${hour}:${String(minutes).padStart(2, '0')}` : `${hour}`,
    half: hours < 12 ? 'am' : 'pm',
  };
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

const hoursStyle = css(ruledList(theme.space[2]), {
  div: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${theme.space[4]}`,
  },
  dd: { margin: 0, fontWeight: 600 },
});
