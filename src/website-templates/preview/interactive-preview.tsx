import { useEffect, useReducer, useRef } from 'react';
import { DeviceFrame } from '../../components/media/device-frame';
import { announceHydration } from '../../components/hydration/hydration';
import { slugify } from '../../content/anchors';
import { pageAnchor } from './page-anchor';
import { PreviewPage } from './preview-page';
import { previewPages } from './preview-pages';
import { initialState, previewReducer } from './preview-state';
import { PreviewToolbar } from './preview-toolbar';
import type { PreviewedTemplate } from './preview-fields';
import { siteOf } from './site';
import { Screen } from './screen';

export interface InteractivePreviewProps {
  template: PreviewedTemplate;
  includedPages: readonly string[];
}

/** A sample site on a device, with one cart and one appointment for all of its pages. */
export function InteractivePreview({
  template,
  includedPages,
}: InteractivePreviewProps) {
  const pages = previewPages(template, includedPages);
  const site = siteOf(template, pages);
  const [state, dispatch] = useReducer(
    previewReducer,
    includedPages[0] ?? site.firm,
    initialState,
  );
  const page = pages.find(({ name }) => name === state.page);
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (preview.current) announceHydration(preview.current);
  }, []);
  useEffect(() => {
    const openNamed = () => {
      const named = includedPages.find(
        (name) => location.hash === `#${pageAnchor(name)}`,
      );
      if (named !== undefined) dispatch({ type: 'open', page: named });
    };
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => {
      removeEventListener('hashchange', openNamed);
    };
  }, [includedPages]);
  useEffect(() => {
    // A link to the page before would otherwise do nothing, because the address names it already.
    if (state.movesFocus)
      history.replaceState(history.state, '', `#${pageAnchor(state.page)}`);
  }, [state.movesFocus, state.page]);
  return (
    <div ref={preview}>
      <PreviewToolbar
        firm={site.firm}
        device={state.device}
        onChange={(device) => dispatch({ type: 'device', device })}
      />
      <DeviceFrame
        device={state.device}
        address={`${slugify(site.firm)}.example`}
      >
        <Screen
          key={state.turn}
          label={`${state.page} page of ${site.firm}`}
          takesFocus={state.movesFocus}
        >
          {page && (
            <PreviewPage
              template={template}
              page={page}
              site={site}
              state={state}
              dispatch={dispatch}
            />
          )}
        </Screen>
      </DeviceFrame>
    </div>
  );
}
