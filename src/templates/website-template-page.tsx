import type { PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Section } from '../components/text/section';
import { required } from '../content/required';
import { ClosingSection } from '../sections/closing-section';
import { QuestionSection } from '../sections/question-section';
import { familyOfStep } from '../styles/palette';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';
import { Gallery } from '../website-templates/page/gallery';
import { IncludedPageList } from '../website-templates/page/included-pages';
import { GuestSection } from '../website-templates/restaurant/guest-section';
import { MenuSection } from '../website-templates/restaurant/menu-section';
import { ReservationSection } from '../website-templates/restaurant/reservation-section';
import { SampleSite } from '../website-templates/restaurant/sample-site';
import { StorySection } from '../website-templates/restaurant/story-section';
import { TemplatePreview } from '../website-templates/preview/template-preview';
import { TemplateHero } from '../website-templates/page/template-hero';
import { TemplateNavigation } from '../website-templates/page/template-navigation';
import {
  TierSection,
  addTemplateFeatures,
} from '../website-templates/page/tier-section';

export { Head } from './website-template-head';

export default function WebsiteTemplatePage({
  data,
}: PageProps<Queries.WebsiteTemplateQuery>) {
  const template = required(data.websiteTemplate, 'templates');
  const copy = required(
    data.websiteTemplatePage,
    'pages/website-template.json',
  );
  const { tiers, note } = required(data.tiers, 'tiers.json');
  const { overview, restaurant } = template;
  const pages = template.pages ?? copy.defaultPages;
  return (
    <div css={tintStyle(familyOfStep(template.heroFrom))}>
      <TemplateHero template={template} copy={copy} price={tiers[0]?.price} />
      <TemplateNavigation
        labels={copy.navigation}
        isRestaurant={restaurant !== null}
      />
      <Section
        id="overview"
        title={overview.title}
        text={overview.text}
        wideHead
      >
        <TemplatePreview template={template} includedPages={pages} />
      </Section>
      <Section id="pages" title={copy.pages.title} text={copy.pages.text}>
        <IncludedPageList pages={pages} />
        {!restaurant && (
          <div id="gallery" css={galleryStyle}>
            <Gallery items={template.gallery} pages={pages} />
          </div>
        )}
      </Section>
      {restaurant && (
        <SampleSite template={template}>
          <MenuSection menu={restaurant.menu} />
          <StorySection story={restaurant.story} />
          <Section id="gallery" {...restaurant.gallery}>
            <Gallery items={template.gallery} pages={[]} isPhotos />
          </Section>
          <GuestSection guests={restaurant.guests} />
          <ReservationSection restaurant={restaurant} />
        </SampleSite>
      )}
      <TierSection
        intro={copy.pricing}
        tiers={addTemplateFeatures(tiers, template.features)}
        note={note}
        action={copy.tierAction}
      />
      <QuestionSection {...copy.faq} items={template.faq} />
      <ClosingSection closing={copy.closing} />
    </div>
  );
}

const galleryStyle = css({
  paddingTop: theme.space[8],
  // Without a strip of the list above it.
  scrollMarginTop: `calc(-1 * ${theme.space[6]})`,
});

export const query = graphql`
  query WebsiteTemplate($slug: String!) {
    websiteTemplate(slug: { eq: $slug }) {
      ...WebsiteTemplateHeadFields
      ...TemplateHeroFields
      ...TemplatePreviewFields
      ...RestaurantSampleFields
      pages
      overview {
        title
        text
      }
      gallery {
        ...GalleryItemFields
      }
      restaurant {
        gallery {
          title
          text
        }
        menu {
          ...RestaurantMenuFields
        }
        story {
          ...RestaurantStoryFields
        }
        guests {
          ...RestaurantGuestsFields
        }
        reservation {
          ...RestaurantReservationFields
        }
      }
    }
    websiteTemplatePage {
      ...TemplateHeroCopyFields
      navigation {
        ...TemplateNavigationFields
      }
      pages {
        title
        text
      }
      defaultPages
      pricing {
        title
        text
      }
      tierAction {
        ...ActionFields
      }
      faq {
        title
        text
      }
      closing {
        ...ClosingFields
      }
    }
    tiers {
      ...TierFields
    }
    siteSettings {
      name
      origin
    }
  }
`;
