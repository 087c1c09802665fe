import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useId } from 'react';
import { TestimonialList } from '../../components/display/testimonial-list';
import { Section } from '../../components/text/section';
import { columns, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { Gallery } from '../page/gallery';
import { MenuSection } from './menu-section';
import { ReservationForm } from './reservation-form';
import { VisitPanel } from './visit-panel';

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
