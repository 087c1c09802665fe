import { css } from '@emotion/react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Actions } from '../components/actions/actions';
import { pictureUrl } from '../components/media/picture';
import { NoteList } from '../components/text/note-list';
import { InnerSection, Section } from '../components/text/section';
import { plainTextOf } from '../content/text/markup';
import { QuestionSection } from '../sections/shared/question-section';
import { JsonLd, PageHead } from '../seo/page-head';
import {
  faqPageData,
  restaurantData,
  serviceData,
} from '../seo/structured-data';
import { columns } from '../styles/mixins';
import { familyOf } from '../styles/palette';
import { theme } from '../styles/theme';
import { tintStyle } from '../styles/tint';
import { Gallery } from '../website-templates/page/gallery';
import { PagesSection } from '../website-templates/page/pages-section';
import { SampleSiteFrame } from '../website-templates/page/sample-site-frame';
import { TemplateHero } from '../website-templates/page/template-hero';
import { TemplateNavigation } from '../website-templates/page/template-navigation';
import {
  addTemplateFeatures,
  featuresWithTiers,
  TierSection,
} from '../website-templates/page/tier-section';
import { RestaurantSections } from '../website-templates/restaurant/restaurant-sections';

export default function WebsiteTemplatePage({
  data,
}: PageProps<Queries.WebsiteTemplateQuery>) {
  const { websiteTemplate: template, websiteTemplatePage: texts } = data;
  const { tiers, note } = data.tiers;
  const { restaurant } = template;
  const { folder } = template.sample;
  const pages = template.pages ?? texts.defaultPages;
  return (
    <div css={[tintStyle(familyOf(template.heroFrom)), pageStyle]}>
      <TemplateHero template={template} texts={texts} price={tiers[0]?.price} />
      <TemplateNavigation
        labels={texts.navigation}
        isRestaurant={restaurant !== null}
      />
      <SampleSiteFrame template={template} />
      <PagesSection
        intro={texts.pages}
        folder={folder}
        pages={pages}
        featureIntro={texts.features}
        features={featuresWithTiers(tiers, template.features)}
      />
      {restaurant ? (
        <RestaurantSections template={template} />
      ) : (
        <Section id="gallery" tone="tinted" {...texts.gallery}>
          <Gallery folder={folder} items={template.gallery} />
        </Section>
      )}
      <TierSection
        intro={texts.pricing}
        tiers={addTemplateFeatures(tiers, template.features)}
        note={note}
        action={texts.tierAction}
      />
      <QuestionSection
        {...texts.faq}
        items={template.faq}
        aside={
          template.showsClinics ? (
            <InnerSection title={data.clinics.title}>
              <NoteList notes={data.clinics.notes} />
            </InnerSection>
          ) : undefined
        }
      />
      <Section
        tone="tinted"
        columnStyle={closingStyle}
        title={texts.closing.title}
        text={texts.closing.text}
        aside={
          <div>
            <Actions
              actions={texts.closing.actions}
              note={texts.closing.note}
            />
          </div>
        }
      />
    </div>
  );
}

/** Closer together than elsewhere: the sections are short, and the live site above them is the page's subject. */
const pageStyle = css({
  '--section-space': `clamp(${theme.space[10]}, 6vw, ${theme.space[16]})`,
});

/** The button is below the hero's. */
const closingStyle = css(columns('1fr', { wide: '1fr auto' }), {
  gap: 0,
});

/** Structured data of a template: questions, prices and, if it has one, the restaurant. */
export function Head({ data }: HeadProps<Queries.WebsiteTemplateQuery>) {
  const { metadata, features, gallery, faq, restaurant } = data.websiteTemplate;
  const { tiers, note } = data.tiers;
  const picture = gallery.find(({ image }) => image)?.image;
  const offers = addTemplateFeatures(tiers, features).map((tier) => ({
    ...tier,
    description: plainTextOf(tier.features.join(', ')),
  }));
  return (
    <>
      <PageHead {...metadata} />
      <JsonLd data={faqPageData(faq)} />
      <JsonLd
        data={serviceData(data.siteSettings, {
          name: metadata.title,
          description: `${metadata.description} ${note}`,
          path: metadata.path,
          anchor: 'pricing',
          offers,
        })}
      />
      {restaurant && (
        <JsonLd
          data={restaurantData(
            data.siteSettings.origin,
            metadata.path,
            restaurant,
            picture ? pictureUrl(picture) : undefined,
          )}
        />
      )}
    </>
  );
}

export const query = graphql`
  query WebsiteTemplate($slug: String!) {
    websiteTemplate(slug: { eq: $slug }) {
      slug
      ...PageFields
      features
      faq {
        ...FaqItemFields
      }
      showsClinics
      ...TemplateHeroFields
      ...SampleSiteFrameFields
      ...RestaurantSectionsFields
      restaurant {
        ...RestaurantDataFields
      }
      pages
      gallery {
        ...GalleryItemFields
      }
    }
    websiteTemplatePage {
      ...TemplateHeroTextFields
      navigation {
        ...TemplateNavigationFields
      }
      features {
        title
        text
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
    clinics {
      ...ClinicFields
    }
    siteSettings {
      name
      origin
    }
  }
`;
