import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { SiteLink } from '../../components/actions/links';
import { smallButtonStyle } from '../../components/actions/button';
import { Section } from '../../components/text/section';
import { wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { samplePagePath } from '../sample-site/page-addresses';
import { Gallery } from './gallery';

export const fragment = graphql`
  fragment PagesSectionFields on WebsiteTemplate {
    slug
    pagePictures {
      ...GalleryItemFields
    }
    gallery {
      ...GalleryItemFields
    }
  }
`;

interface PagesSectionProps {
  intro: { title: string; text: string };
  template: Queries.PagesSectionFieldsFragment;
  /** Names of the sample site's pages. */
  pages: readonly string[];
  /** The anchor of the pictures. A restaurant has it elsewhere. */
  galleryId: string | undefined;
}

/** The pages of a template: links to those of its sample site, and pictures. */
export function PagesSection(props: PagesSectionProps) {
  const { intro, template, pages, galleryId } = props;
  const { slug, pagePictures, gallery } = template;
  return (
    <Section id="pages" {...intro}>
      <ul css={linksStyle}>
        {pages.map((page) => (
          <li key={page}>
            <SiteLink href={samplePagePath(slug, page)}>{page}</SiteLink>
          </li>
        ))}
      </ul>
      <div id={galleryId} css={galleryStyle}>
        <Gallery slug={slug} items={pagePictures ?? gallery} pages={pages} />
      </div>
    </Section>
  );
}

const linksStyle = css(wrappingRow, {
  gap: theme.space[2],
  a: [
    smallButtonStyle,
    { display: 'block', color: 'inherit', textDecoration: 'none' },
  ],
});

const galleryStyle = css({
  paddingTop: theme.space[8],
  // Hides the end of the page list above when a link leads here.
  scrollMarginTop: `calc(-1 * ${theme.space[6]})`,
});
