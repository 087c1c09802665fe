import { useId } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Rating } from '../../components/display/rating';
import { Section } from '../../components/text/section';
import { cardGrid, columns, hiddenOnPhones } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { SampleStyle, sampleVariables } from '../sample-site/sample-style';
import { SampleCard } from '../sample-site/blocks/card';
import { SamplePicture } from '../sample-site/parts/sample-picture';
import { MenuSection } from './menu-section';
import { ReservationForm } from './reservation-form';
import { VisitPanel } from './visit-panel';

export const fragment = graphql`
  fragment RestaurantSectionsFields on WebsiteTemplate {
    heroFrom
    heroTo
    gallery {
      ...GalleryItemFields
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
        image {
          ...SamplePictureFields
        }
        imageAlt
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
`;

type Template = Queries.RestaurantSectionsFieldsFragment;
type Restaurant = NonNullable<Template['restaurant']>;

/** The restaurant's own sections, styled by its sample site. Other templates have none. */
export function RestaurantSections({ template }: { template: Template }) {
  const labelId = useId();
  const { restaurant, gallery } = template;
  if (!restaurant) return null;
  const { reservation, story } = restaurant;
  return (
    <div role="group" aria-labelledby={labelId} css={siteStyle}>
      <SampleStyle layout="restaurant" />
      <div className="sample" css={sampleVariables(template, 'restaurant')}>
        <div className="sample-header" css={headerStyle}>
          <span id={labelId} css={{ order: 1 }}>
            {restaurant.sample}
          </span>
          <strong className="sample-firm">{restaurant.name}</strong>
          <span>
            {restaurant.cuisine} · {restaurant.city}
          </span>
        </div>
        <MenuSection menu={restaurant.menu} />
        <Section
          tone="dark"
          title={story.title}
          aside={
            <div css={hiddenOnPhones}>
              <SamplePicture of={story} />
            </div>
          }
        >
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Section>
        <Section id="gallery" {...restaurant.gallery}>
          <div className="sample-works">
            <ul className="sample-list">
              {gallery.map((photo) => (
                <SampleCard key={photo.title} card={photo} heading="h3" />
              ))}
            </ul>
          </div>
        </Section>
        <GuestSection {...restaurant} />
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
    </div>
  );
}

/** Testimonials of invented guests, as the section's text says. */
function GuestSection({ guests }: Pick<Restaurant, 'guests'>) {
  return (
    <Section tone="sunken" title={guests.title} text={guests.note}>
      <ul css={guestsStyle}>
        {guests.testimonials.map(({ name, rating, text }) => (
          <li key={name}>
            <figure>
              <Rating stars={rating} />
              <blockquote>{text}</blockquote>
              <figcaption>{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const siteStyle = css({
  '--section-space': `clamp(${theme.space[10]}, 6vw, ${theme.space[16]})`,
  containerType: 'inline-size',
});

const headerStyle = css({
  // Not sticky: the page has its own sticky header.
  position: 'static',
  flexWrap: 'wrap',
  // As wide as the sections.
  paddingInline: theme.space.pageMargin,
});

/** On a new printed page: Firefox would otherwise leave the form's heading on the page before. */
const reservationsStyle = css({ [theme.media.print]: { breakBefore: 'page' } });

const splitStyle = css(columns({ wide: '2fr 1fr' }), { gap: theme.space[8] });

const guestsStyle = css(cardGrid, {
  gap: `${theme.space[5]} ${theme.space[12]}`,
  // Keeps a row on one printed page.
  breakInside: 'avoid',
  blockquote: {
    margin: `${theme.space[3]} 0`,
    fontSize: theme.text.title3,
    lineHeight: theme.leading.snug,
  },
});
