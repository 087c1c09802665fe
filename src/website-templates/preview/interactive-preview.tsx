import { useEffect, useRef, useState } from 'react';
import type { Device } from '../../components/media/device-frame';
import { DeviceFrame } from '../../components/media/device-frame';
import { announceHydration } from '../../components/hydration/hydration';
import { slugify } from '../../content/anchors';
import { PreviewPage } from './preview-page';
import { PreviewToolbar } from './preview-toolbar';
import { Screen } from './screen';
import type { PreviewProps } from './use-sample-site';
import { useSampleSite } from './use-sample-site';

/** A sample site on a device. */
export function InteractivePreview(props: PreviewProps) {
  const { template } = props;
  const { page, ...sample } = useSampleSite(props, nameInPlace);
  const { site, state, change } = sample;
  const [device, setDevice] = useState<Device>('desktop');
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (preview.current) announceHydration(preview.current);
  }, []);
  return (
    <div ref={preview}>
      <PreviewToolbar
        slug={template.slug}
        firm={site.firm}
        device={device}
        onChange={(chosen) => {
          setDevice(chosen);
          change({ movesFocus: false });
        }}
      />
      <DeviceFrame device={device} address={`${slugify(site.firm)}.example`}>
        <Screen
          key={state.turn}
          label={`${state.page} page of ${site.firm}`}
          takesFocus={state.movesFocus}
        >
          {page && <PreviewPage template={template} page={page} {...sample} />}
        </Screen>
      </DeviceFrame>
    </div>
  );
}

/** Without scrolling. A link to the page before would otherwise do nothing, because the address names it already. */
function nameInPlace(hash: string): void {
  history.replaceState(history.state, '', hash);
}
