import { css } from '@emotion/react';
import { theme } from '../../styles/theme';
import { Block } from './blocks/block';
import { layoutOf } from './layouts/layouts';
import { DESKTOP, TABLET, previewColours } from './preview-style';
import type { PageContent } from './preview-pages';
import type { SiteProps } from './site';

interface PreviewPageProps extends SiteProps {
  template: { heroFrom: string; heroTo: string };
  page: PageContent;
}

/** A page of the sample site. It has no landmarks, and its headings continue the levels of the page around it. */
export function PreviewPage({
  template: { heroFrom, heroTo },
  page: { name, blocks },
  ...site
}: PreviewPageProps) {
  const { Header, Hero, Footer, style } = layoutOf(site.site.layout);
  const opening = blocks[0]?.kind === 'hero' ? blocks[0] : undefined;
  return (
    <div
      css={[pageStyle, previewColours(heroFrom, heroTo), style]}
      // The header may lie over the picture.
      data-opening={opening?.image ? 'picture' : 'words'}
    >
      <Header {...site} />
      <div data-blocks>
        {!opening && (
          <div css={titleStyle}>
            <h3>{name}</h3>
          </div>
        )}
        {blocks.map((block, index) => (
          // Blocks have no id, and their order never changes.
          <div key={index} data-block={block.kind}>
            {block === opening ? (
              <Hero {...site} block={block} index={index} />
            ) : (
              <Block {...site} block={block} index={index} />
            )}
          </div>
        ))}
      </div>
      <Footer {...site} />
    </div>
  );
}

/** Layouts set other values of the custom properties. */
const pageStyle = css({
  '--preview-heading-font': theme.font.display,
  '--preview-body-font': theme.font.body,
  '--preview-gutter': theme.space[4],
  '--preview-section': theme.space[8],
  '--preview-title': theme.text.titlePreview,
  '--preview-heading': theme.text.title3,
  '--preview-heading-weight': '700',
  '--preview-radius': theme.radius.medium,
  '--preview-button-radius': theme.radius.round,
  [TABLET]: { '--preview-gutter': theme.space[8] },
  [DESKTOP]: {
    '--preview-gutter': theme.space[16],
    '--preview-section': theme.space[12],
  },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  fontFamily: 'var(--preview-body-font)',
  fontSize: theme.text.body,
  overflowWrap: 'break-word',
  '[data-buttons]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space[3],
  },
  'h3, h4, h5': {
    fontFamily: 'var(--preview-heading-font)',
    fontWeight: 'var(--preview-heading-weight)',
  },
});

const titleStyle = css({
  padding: `${theme.space[8]} var(--preview-gutter) 0`,
  h3: { margin: 0, fontSize: 'var(--preview-title)' },
});
