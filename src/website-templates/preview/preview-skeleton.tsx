import { css } from '@emotion/react';
import { tabListStyle, tabStyle } from '../../components/controls/tabs-style';
import { PreviewToolbar } from './preview-toolbar';
import { tabPanelStyle } from './stage-style';

interface AsleepPreviewProps {
  firm: string;
  pages: readonly string[];
}

/**
 * Keeps the preview's room while its code is on its way to a visitor who came by a link within the site. It has the
 * parts of the preview, empty or unseen, so that nothing moves when they arrive.
 */
export function PreviewSkeleton({ firm, pages }: AsleepPreviewProps) {
  return (
    <div aria-hidden="true" inert>
      <div css={unseenStyle}>
        <PreviewToolbar
          device="desktop"
          firm={firm}
          onChange={() => undefined}
        />
        <div css={tabListStyle}>
          {pages.map((page) => (
            <span key={page} css={tabStyle}>
              {page}
            </span>
          ))}
        </div>
      </div>
      <div css={tabPanelStyle} />
    </div>
  );
}

const unseenStyle = css({ visibility: 'hidden' });
