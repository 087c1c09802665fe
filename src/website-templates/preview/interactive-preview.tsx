import { useEffect, useReducer, useRef } from 'react';
import { css } from '@emotion/react';
import type { Theme } from '@emotion/react';
import { DeviceFrame } from '../../components/media/device-frame';
import { announceHydration } from '../../components/hydration/hydration';
import { Tabs } from '../../components/controls/tabs';
import { MiniPage } from './mini-page';
import { PreviewToolbar } from './preview-toolbar';
import { firmOf } from './firm-of';
import type { PreviewedTemplate } from './preview-pages';
import { previewPages } from './preview-pages';
import { Screen } from './screen';
import { firstState, nextState } from './site-state';
import { tabPanelStyle } from './stage-style';

export interface LivingPreviewProps {
  template: PreviewedTemplate;
  includedPages: readonly string[];
}

/** The small website on a device: each page behind a tab, one basket and one appointment for all of them. */
export function InteractivePreview({
  template,
  includedPages,
}: LivingPreviewProps) {
  const pages = previewPages(template, includedPages);
  const firm = firmOf(template);
  const [state, dispatch] = useReducer(
    nextState,
    pages[0]?.name ?? firm,
    firstState,
  );
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (preview.current) announceHydration(preview.current);
  }, []);
  return (
    <div ref={preview} css={previewStyle}>
      <PreviewToolbar
        firm={firm}
        device={state.device}
        onChange={(device) => {
          dispatch({ type: 'device', device });
        }}
      />
      <Tabs
        label={`Pages of ${firm}`}
        value={state.page}
        onChange={(page) => {
          dispatch({ type: 'open', page });
        }}
        isPanelStop={false}
        tabs={pages.map((page) => ({
          id: page.name,
          title: page.name,
          panel: (
            <div css={tabPanelStyle}>
              <DeviceFrame device={state.device} isScreenful>
                <Screen
                  label={`${page.name} page of ${firm}`}
                  takesFocus={state.isFollowed}
                >
                  <MiniPage
                    template={template}
                    firm={firm}
                    page={page}
                    isShop={pages.some(sellsThings)}
                    state={state}
                    dispatch={dispatch}
                  />
                </Screen>
              </DeviceFrame>
            </div>
          ),
        }))}
      />
    </div>
  );
}

function sellsThings({ blocks }: { blocks: readonly { kind: string }[] }) {
  return blocks.some(({ kind }) => kind === 'products');
}

const previewStyle = (theme: Theme) =>
  css({
    // Tabs are of no use without scripts.
    '[role="tablist"]': {
      [theme.media.noScripts]: { display: 'none' },
      [theme.media.print]: { display: 'none' },
    },
    '[role="tabpanel"]': { paddingTop: 0 },
  });
