import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useId } from 'react';
import { TestimonialList } from '../../components/display/testimonial-list';
import { RichParagraph } from '../../components/text/rich-text';
import { InnerSection, Section } from '../../components/text/section';
import { columns, ruledList, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { Gallery } from '../page/gallery';
import { MenuSection } from './menu-section';
import { ReservationForm } from './reservation-form';

export const fragment = graphql`
  fragment RestaurantSectionsFields on WebsiteTemplate {
    gallery {
      ...GalleryItemFields
    }
    sample {
      folder
    }
    restaurant {
      ...RestaurantVisitFields
      sample
      menu {
        ...RestaurantMenuFields
      }
      story {
        title
        paragraphs
      }
      gallery {
        title
        text
      }
      guests {
        title
        note
        testimonials {
          name
          rating
          text
        }
      }
      reservation {
        ...RestaurantReservationFields
      }
    }
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

type Template = Queries.RestaurantSectionsFieldsFragment;

/** The restaurant's own sections, which other templates don't have. */
export function RestaurantSections({ template }: { template: Template }) {
  const labelId = useId();
  const { restaurant, gallery, sample } = template;
  if (!restaurant) return null;
  const { guests, reservation, story } = restaurant;
  return (
    <div role="group" aria-labelledby={labelId} css={siteStyle}>
      <p css={nameStyle}>
        <strong>{restaurant.name}</strong>
        <span>{`${restaurant.cuisine} · ${restaurant.city}`}</span>
        <span id={labelId}>{restaurant.sample}</span>
      </p>
      <MenuSection menu={restaurant.menu} />
      <Section
        title={story.title}
        columnStyle={storyStyle}
        aside={
          <div>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        }
      />
      <Section id="gallery" {...restaurant.gallery}>
        <Gallery folder={sample.folder} items={gallery} />
      </Section>
      <Section title={guests.title} text={guests.note}>
        <TestimonialList testimonials={guests.testimonials} />
      </Section>
      <Section
        id="reservations"
        css={reservationsStyle}
        title={reservation.title}
        text={reservation.text}
      >
        <div css={splitStyle}>
          <ReservationForm restaurant={restaurant} />
          <VisitPanel restaurant={restaurant} />
        </div>
      </Section>
    </div>
  );
}

const storyStyle = css({
  gap: 0,
  alignItems: 'start',
  '> * > :last-child': { marginBottom: 0 },
});

/** On the firm's own ground, so that it is seen where the sample begins and ends. */
const siteStyle = css({
  containerType: 'inline-size',
  paddingBottom: theme.space[4],
  background: `color-mix(in oklab, ${theme.tint.soft} 45%, ${theme.colour.page})`,
});

const nameStyle = css(wrappingRow, {
  columnGap: theme.space[8],
  // As wide as the sections.
  padding: `${theme.space[4]} ${theme.space.pageMargin}`,
  borderBottom: theme.rule,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  strong: {
    marginRight: 'auto',
    fontSize: theme.text.title3,
    fontWeight: 400,
  },
});

/** On a new printed page: Firefox would otherwise leave the form's heading on the page before. */
const reservationsStyle = css({ [theme.media.print]: { breakBefore: 'page' } });

const splitStyle = css(columns('1fr', { wide: '2fr 1fr' }), {
  gap: theme.space[8],
});

function VisitPanel({
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
