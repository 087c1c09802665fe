import { useEffect, useReducer, useRef } from 'react';
import { css } from '@emotion/react';
import type { Theme } from '@emotion/react';
import { DeviceFrame } from '../../components/media/device-frame';
import { announceHydration } from '../../components/hydration/hydration';
import { Tabs } from '../../components/controls/tabs';
import { tabPanelStyle } from './preview-fallback';
import { PreviewPage } from './preview-page';
import { previewPages } from './preview-pages';
import { initialState, previewReducer } from './preview-state';
import { PreviewToolbar } from './preview-toolbar';
import type { PreviewedTemplate } from './preview-fields';
import { firmName } from './preview-fields';
import { Screen } from './screen';

export interface InteractivePreviewProps {
  template: PreviewedTemplate;
  includedPages: readonly string[];
}

/** A sample site on a device: a tab for each page, one basket and one appointment for all of them. */
export function InteractivePreview({
  template,
  includedPages,
}: InteractivePreviewProps) {
  const pages = previewPages(template, includedPages);
  const firm = firmName(template);
  const [state, dispatch] = useReducer(
    previewReducer,
    pages[0]?.name ?? firm,
    initialState,
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
        onChange={(device) => dispatch({ type: 'device', device })}
      />
      <Tabs
        label={`Pages of ${firm}`}
        value={state.page}
        onChange={(page) => dispatch({ type: 'open', page })}
        isPanelStop={false}
        tabs={pages.map((page) => ({
          id: page.name,
          title: page.name,
          panel: (
            <div css={tabPanelStyle}>
              <DeviceFrame device={state.device} isScreenful>
                <Screen
                  label={`${page.name} page of ${firm}`}
                  takesFocus={state.movesFocus}
                >
                  <PreviewPage
                    template={template}
                    firm={firm}
                    page={page}
                    isShop={pages.some(hasProducts)}
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

function hasProducts({ blocks }: { blocks: readonly { kind: string }[] }) {
  return blocks.some(({ kind }) => kind === 'products');
}

const previewStyle = (theme: Theme) =>
  css({
    // Tabs need scripts.
    '[role="tablist"]': {
      [theme.media.noScripts]: { display: 'none' },
      [theme.media.print]: { display: 'none' },
    },
    '[role="tabpanel"]': { paddingTop: 0 },
  });
