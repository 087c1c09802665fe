import { css } from '@emotion/react';
import { SiteLink } from '../../components/actions/links';
import { smallButtonStyle } from '../../components/actions/button';
import { Section } from '../../components/text/section';
import { wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { samplePagePath } from './sample-addresses';
import { SAMPLE_FRAME } from './sample-site-frame';

interface PagesSectionProps {
  intro: { title: string; text: string };
  /** The folder of the sample site. */
  folder: string;
  pages: readonly string[];
}

/** The pages of a template, as links that show those of its sample site in the frame. */
export function PagesSection({ intro, folder, pages }: PagesSectionProps) {
  return (
    <Section id="pages" {...intro}>
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

const linksStyle = css(wrappingRow, {
  gap: theme.space[2],
  a: [
    smallButtonStyle,
    { display: 'block', color: 'inherit', textDecoration: 'none' },
  ],
});
