import { css } from '@emotion/react';
import { smallButtonStyle } from '../../components/actions/button';
import { SiteLink } from '../../components/actions/links';
import { CheckList } from '../../components/text/check-list';
import { RichParagraph } from '../../components/text/rich-text';
import { InnerSection, Section } from '../../components/text/section';
import { leadStyle, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { SAMPLE_FRAME, samplePagePath } from './sample-site-frame';

interface Intro {
  title: string;
  text: string;
}

interface PagesSectionProps {
  intro: Intro;
  /** The folder of the sample site. */
  folder: string;
  pages: readonly string[];
  featureIntro: Intro;
  features: readonly string[];
}

/** The pages of a template, as links that show those of its sample site in the frame, and beside them its features. */
export function PagesSection(props: PagesSectionProps) {
  const { intro, folder, pages, featureIntro, features } = props;
  return (
    <Section
      id="pages"
      {...intro}
      columnStyle={columnStyle}
      aside={
        <InnerSection title={featureIntro.title}>
          <RichParagraph css={textStyle}>{featureIntro.text}</RichParagraph>
          <CheckList items={features} />
        </InnerSection>
      }
    >
      <ul css={linksStyle}>
        {pages.map((page) => (
          <li key={page}>
            <SiteLink
              href={samplePagePath(folder, page)}
              target={SAMPLE_FRAME}
              onClick={() =>
                document.getElementById('overview')?.scrollIntoView()
              }
            >
              {page}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const textStyle = css(leadStyle, { marginBottom: theme.space[8] });

const columnStyle = css({ alignItems: 'start' });

const linksStyle = css(wrappingRow, {
  gap: theme.space[2],
  a: [
    smallButtonStyle,
    { display: 'block', color: 'inherit', textDecoration: 'none' },
  ],
});
