import type { HeadProps, PageProps } from 'gatsby';
import { graphql } from 'gatsby';
import { Prose } from '../components/prose';
import { Section } from '../components/section';
import { loaded } from '../content/loaded';
import { ClosingSection } from '../sections/closing-section';
import { FaqList } from '../sections/faq-list';
import { PageHead } from '../seo/page-head';
import { Gallery } from '../website-templates/gallery';
import { includedPages } from '../website-templates/included-pages';
import { GuestSection } from '../website-templates/restaurant/guest-section';
import { MenuSection } from '../website-templates/restaurant/menu-section';
import { ReservationSection } from '../website-templates/restaurant/reservation-section';
import { VisitSection } from '../website-templates/restaurant/visit-section';
import { TemplateHero } from '../website-templates/template-hero';
import { TemplateNavigation } from '../website-templates/template-navigation';
import { TierSection } from '../website-templates/tier-section';
import { templateTiers } from '../website-templates/tiers';

export default function WebsiteTemplatePage({
  data,
}: PageProps<Queries.WebsiteTemplateQuery>) {
  const template = loaded(data.websiteTemplate, 'templates');
  const copy = loaded(data.websiteTemplatePage, 'pages/website-template.json');
  const { tiers, note } = loaded(data.tiers, 'tiers.json');
  const { restaurant } = template;
  return (
    <>
      <TemplateHero template={template} copy={copy} />
      <TemplateNavigation
        labels={copy.navigation}
        isRestaurant={restaurant !== null}
      />
      <Section
        id="overview"
        title={template.overview.title}
        text={template.overview.text}
      />
      <Section id="pages" title={copy.pages.title} text={copy.pages.text}>
        <ul>
          {includedPages(template.pages, copy.defaultPages).map((page) => (
            <li key={page}>{page}</li>
          ))}
        </ul>
      </Section>
      {restaurant && (
        <>
          <MenuSection menu={restaurant.menu} />
          <Section title={restaurant.story.title}>
            <Prose>
              {restaurant.story.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </Section>
        </>
      )}
      <Section id="gallery" title={copy.gallery.title} text={copy.gallery.text}>
        <Gallery items={template.gallery} />
      </Section>
      {restaurant && (
        <>
          <GuestSection guests={restaurant.guests} />
          <ReservationSection reservation={restaurant.reservation} />
          <VisitSection restaurant={restaurant} />
        </>
      )}
      <TierSection
        intro={copy.pricing}
        tiers={templateTiers(tiers, template.features)}
        note={note}
        action={copy.tierAction}
      />
      <Section id="faq" title={copy.faq.title} text={copy.faq.text}>
        <FaqList group="template-faq" items={template.faq} />
      </Section>
      <ClosingSection closing={copy.closing} />
    </>
  );
}

export function Head({
  data,
  location,
}: HeadProps<Queries.WebsiteTemplateQuery>) {
  const template = loaded(data.websiteTemplate, 'templates');
  const site = loaded(data.siteSettings, 'site.json');
  return (
    <PageHead
      pathname={location.pathname}
      title={`${template.name} website template | ${site.name}`}
      description={template.description}
      keywords={template.keywords}
    />
  );
}

export const query = graphql`
  query WebsiteTemplate($slug: String!) {
    websiteTemplate(slug: { eq: $slug }) {
      ...TemplateHeroFields
      name
      keywords
      features
      pages
      overview {
        title
        text
      }
      gallery {
        ...GalleryItemFields
      }
      faq {
        ...FaqItemFields
      }
      restaurant {
        menu {
          ...RestaurantMenuFields
        }
        story {
          title
          paragraphs
        }
        guests {
          ...RestaurantGuestsFields
        }
        reservation {
          ...RestaurantReservationFields
        }
        ...RestaurantVisitFields
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
      gallery {
        title
        text
      }
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
    }
  }
`;
