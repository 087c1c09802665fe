import type { HeadProps } from 'gatsby';
import { graphql } from 'gatsby';
import { pictureAddress } from '../components/media/picture';
import { templateTitle } from '../content/page-title';
import { required } from '../content/required';
import { restaurantData, serviceData } from '../seo/structured-data/business';
import { faqPageData } from '../seo/structured-data/pages';
import { JsonLd, PageHead } from '../seo/page-head';
import { addTemplateFeatures } from '../website-templates/page/tier-section';

export const fragment = graphql`
  fragment WebsiteTemplateHeadFields on WebsiteTemplate {
    name
    metadata {
      ...PageHeadFields
    }
    features
    gallery {
      image {
        ...GalleryPictureFields
      }
    }
    faq {
      ...FaqItemFields
    }
    restaurant {
      ...RestaurantVisitFields
    }
  }
`;

/** Structured data of a website template: its questions, its prices and the restaurant it shows. */
export function Head({ data }: HeadProps<Queries.WebsiteTemplateQuery>) {
  const template = required(data.websiteTemplate, 'templates');
  const site = required(data.siteSettings, 'site.json');
  const { tiers, note } = required(data.tiers, 'tiers.json');
  const { name, metadata, features, gallery, faq, restaurant } = template;
  const picture = gallery.find(({ image }) => image)?.image;
  const offers = addTemplateFeatures(tiers, features).map(
    ({ features: included, ...tier }) => ({
      ...tier,
      description: included.join(', '),
    }),
  );
  return (
    <>
      <PageHead {...metadata} />
      <JsonLd data={faqPageData(faq)} />
      <JsonLd
        data={serviceData(site, {
          name: templateTitle(name),
          description: `${metadata.description} ${note}`,
          path: metadata.path,
          place: 'pricing',
          offers,
        })}
      />
      {restaurant && (
        <JsonLd
          data={restaurantData(
            site.origin,
            metadata.path,
            restaurant,
            picture ? pictureAddress(picture) : undefined,
          )}
        />
      )}
    </>
  );
}
