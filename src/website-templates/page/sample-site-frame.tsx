import { useState } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { ToggleButton } from '../../components/actions/button';
import { SiteLink, iconLinkStyle } from '../../components/actions/links';
import { type Device, DeviceFrame } from './device-frame';
import { slugify } from '../../content/anchors';
import { samplePath } from '../../content/routes';
import { wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment SampleSiteFrameFields on WebsiteTemplate {
    sample {
      folder
      firm
    }
  }
`;

const DEVICES = [
  { device: 'desktop', label: 'Desktop' },
  { device: 'tablet', label: 'Tablet' },
  { device: 'phone', label: 'Phone' },
] as const;

interface SampleSiteFrameProps {
  template: Queries.SampleSiteFrameFieldsFragment;
}

/** The sample site on a device of the visitor's choice; without scripts only a link to it. */
export function SampleSiteFrame({ template }: SampleSiteFrameProps) {
  const [shown, setShown] = useState<Device>('desktop');
  const { folder, firm } = template.sample;
  const path = samplePath(folder);
  return (
    <>
      <div css={toolbarStyle}>
        <small>A sample site for {firm}. Try it.</small>
        <div role="group" aria-label="Device" css={groupStyle}>
          {DEVICES.map(({ device, label }) => (
            <ToggleButton
              key={device}
              isPressed={device === shown}
              onClick={() => setShown(device)}
            >
              {label}
            </ToggleButton>
          ))}
        </div>
        <SiteLink href={path} css={linkStyle}>
          <Maximize2 aria-hidden="true" size="1em" />
          Open full window
        </SiteLink>
      </div>
      <DeviceFrame device={shown} address={`${slugify(firm)}.example`}>
        <iframe
          src={path}
          title={`${firm}, a sample website`}
          loading="lazy"
          css={frameStyle}
        />
      </DeviceFrame>
    </>
  );
}

/** The height of `.bar` in static/samples/base.css and a little more, since a frame may begin between two pixels. */
const SAMPLE_BAR = '2.3125rem';

const toolbarStyle = css(wrappingRow, {
  gap: `${theme.space[2]} ${theme.space[6]}`,
  marginBottom: theme.space[3],
  small: { marginRight: 'auto' },
  [theme.media.print]: { display: 'none' },
});

/** Narrow screens only show a phone, so there is no choice. */
const groupStyle = css(wrappingRow, {
  display: 'none',
  gap: theme.space[2],
  [theme.media.medium]: {
    display: 'flex',
    [theme.media.noScripts]: { display: 'none' },
  },
});

const linkStyle = css(iconLinkStyle, {
  fontSize: theme.text.small,
  color: theme.colour.link,
});

/** Light in both themes, like the sample sites, whose bar with the way back is above the frame's edge. */
const frameStyle = css({
  width: '100%',
  height: `calc(100% + ${SAMPLE_BAR})`,
  marginBlockStart: `-${SAMPLE_BAR}`,
  border: 0,
  background: theme.colour.surface,
  colorScheme: 'light',
});
