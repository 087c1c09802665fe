import AppWindow from 'lucide-react/icons/app-window';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { css } from '@emotion/react';
import type { Device } from '../../components/media/device-frame';
import { SiteLink } from '../../components/actions/links';
import { ToggleButton } from '../../components/actions/button';
import { templatePreviewPath } from '../../content/routes';
import { wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';

const devices = [
  { device: 'desktop', label: 'Desktop', Icon: AppWindow },
  { device: 'tablet', label: 'Tablet', Icon: Tablet },
  { device: 'phone', label: 'Phone', Icon: Smartphone },
] as const;

interface PreviewToolbarProps {
  slug: string;
  firm: string;
  device: Device;
  onChange: (device: Device) => void;
}

/** Names the sample site, chooses the device and leads to the site alone; without scripts, it does the last alone. */
export function PreviewToolbar({
  slug,
  firm,
  device,
  onChange,
}: PreviewToolbarProps) {
  return (
    <div css={toolbarStyle}>
      <p css={noteStyle}>A sample site for {firm}. Try it.</p>
      <div role="group" aria-label="Device" css={groupStyle}>
        {devices.map(({ device: name, label, Icon }) => (
          <ToggleButton
            key={name}
            isPressed={name === device}
            onClick={() => onChange(name)}
          >
            <span css={labelStyle}>
              <Icon aria-hidden="true" size="1.15em" data-icon={name} />
              {label}
            </span>
          </ToggleButton>
        ))}
      </div>
      <SiteLink href={templatePreviewPath(slug)} css={linkStyle}>
        <Maximize2 aria-hidden="true" size="1em" />
        Open full window
      </SiteLink>
    </div>
  );
}

const toolbarStyle = css(wrappingRow, {
  gap: `${theme.space[2]} ${theme.space[6]}`,
  marginBottom: theme.space[3],
  [theme.media.medium]: { justifyContent: 'flex-end' },
  [theme.media.print]: { display: 'none' },
});

const noteStyle = css({
  margin: 0,
  marginRight: 'auto',
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
  [theme.media.noScripts]: { visibility: 'hidden' },
});

/** A narrow screen has room for a phone alone. */
const groupStyle = css(wrappingRow, {
  display: 'none',
  gap: theme.space[2],
  [theme.media.medium]: {
    display: 'flex',
    [theme.media.noScripts]: { display: 'none' },
  },
});

const labelStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  // Upright it would look like the phone.
  '[data-icon="tablet"]': { rotate: '90deg' },
});

const linkStyle = css(labelStyle, {
  paddingBlock: theme.space[1],
  fontSize: theme.text.small,
  fontWeight: 600,
});
