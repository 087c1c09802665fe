import { useId } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Rating } from '../../components/cards/badge';
import { BrowserBar } from '../../components/media/device-frame';
import { Picture } from '../../components/media/picture';
import { Section } from '../../components/text/section';
import { containerStyle } from '../../styles/layout';
import { columns } from '../../styles/columns';
import { cardGrid } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { Gallery } from '../page/gallery';
import { SampleStyle, sampleVariables } from '../preview/sample-style';
import { MenuSection } from './menu-section';
import { ReservationForm } from './reservation-form';
import { VisitPanel } from './visit-panel';

export const fragment = graphql`
  fragment RestaurantSiteFields on WebsiteTemplate {
    slug
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
          ...PictureFields
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

type Template = Queries.RestaurantSiteFieldsFragment;
type Restaurant = NonNullable<Template['restaurant']>;

/** The restaurant's own sections in a browser window, styled by its sample site. Other templates have none. */
export function RestaurantSite({ template }: { template: Template }) {
  const labelId = useId();
  const { restaurant, slug, gallery } = template;
  if (!restaurant) return null;
  const { reservation } = restaurant;
  return (
    <div role="group" aria-labelledby={labelId} css={windowStyle}>
      <SampleStyle layout="restaurant" />
      <BrowserBar id={labelId} css={barStyle}>
        {restaurant.sample}
      </BrowserBar>
      <div
        className="sample"
        css={[sampleVariables(template, 'restaurant'), siteStyle]}
      >
        <div className="sample-header">
          <strong className="sample-firm">{restaurant.name}</strong>
          <span>
            {restaurant.cuisine} · {restaurant.city}
          </span>
        </div>
        <MenuSection menu={restaurant.menu} />
        <StorySection {...restaurant} />
        <Section id="gallery" {...restaurant.gallery}>
          <Gallery slug={slug} items={gallery} pages={[]} isPhotos />
        </Section>
        <GuestSection {...restaurant} />
        <Section
          id="reservations"
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

function StorySection({ story }: Pick<Restaurant, 'story'>) {
  const { title, paragraphs, image, imageAlt } = story;
  const picture = image && (
    <Picture
      file={image}
      alt={imageAlt ?? title}
      sizes="(min-width: 62em) 35rem, 92vw"
    />
  );
  return (
    <Section tone="dark" title={title} aside={picture}>
      <div css={storyStyle}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
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

const windowStyle = css(containerStyle, {
  border: `${theme.line} solid ${theme.colour.control}`,
  borderRadius: theme.radius.large,
  boxShadow: theme.shadow.large,
  containerType: 'inline-size',
  // Unlike "hidden", "clip" makes no scroll container.
  overflow: 'clip',
  // A page break before the form: Firefox would otherwise leave its heading on the page before.
  [theme.media.print]: { 'section:has(form)': { breakBefore: 'page' } },
});

const barStyle = css({
  gap: theme.space[4],
  padding: `${theme.space[3]} ${theme.space[5]}`,
  background: theme.colour.raised,
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  '&::before': { opacity: 0.5 },
});

/** The space at both sides of what is in the window. */
const SIDE = 'clamp(1rem, 4vw, 3rem)';

/** Replaces component styles that are for our own pages. */
const siteStyle = css({
  'img, form :is(input, select, textarea)': { borderRadius: 0 },
  // Sections fill the window instead of the page’s column.
  '> section > div': { width: `calc(100% - 2 * ${SIDE})` },
  [theme.media.medium]: { '> section': { paddingBlock: theme.space[12] } },
  '.sample-header': {
    // Not sticky: the page has its own sticky header.
    position: 'static',
    // Aligns the header with the sections.
    paddingInline: SIDE,
  },
});

const splitStyle = css(columns({ wide: '2fr 1fr' }), { gap: theme.space[8] });

const storyStyle = css({
  maxWidth: theme.width.prose,
  fontSize: theme.text.reading,
  'p:last-child': { marginBottom: 0 },
});

const guestsStyle = css(cardGrid, {
  columnGap: theme.space[12],
  // Keeps a row on one printed page.
  breakInside: 'avoid',
  blockquote: {
    margin: `${theme.space[3]} 0`,
    fontSize: theme.text.title3,
    lineHeight: theme.leading.snug,
  },
});
