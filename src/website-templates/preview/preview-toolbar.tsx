import AppWindow from 'lucide-react/icons/app-window';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import type { Device } from '../../components/media/device-frame';
import { ToggleChip } from '../../components/controls/toggle-chip';
import { wrappingRow } from '../../styles/lists';

const devices = [
  { device: 'desktop', label: 'Desktop', Icon: AppWindow },
  { device: 'tablet', label: 'Tablet', Icon: Tablet },
  { device: 'phone', label: 'Phone', Icon: Smartphone },
] as const;

interface PreviewToolbarProps {
  firm: string;
  device: Device;
  onChange: (device: Device) => void;
}

/** Names the sample site and chooses the device. Hidden without scripts, which it needs. */
export function PreviewToolbar({
  firm,
  device,
  onChange,
}: PreviewToolbarProps) {
  return (
    <div css={toolbarStyle}>
      <p css={noteStyle}>A sample site for {firm}. Try it.</p>
      <div role="group" aria-label="Device" css={groupStyle}>
        {devices.map(({ device: name, label, Icon }) => (
          <ToggleChip
            key={name}
            isPressed={name === device}
            onClick={() => onChange(name)}
          >
            <span css={labelStyle}>
              <Icon aria-hidden="true" size="1.15em" />
              {label}
            </span>
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}

const toolbarStyle = (theme: Theme) =>
  css(wrappingRow(theme), {
    justifyContent: 'space-between',
    marginBottom: theme.space[3],
    [theme.media.noScripts]: { display: 'none' },
    [theme.media.print]: { display: 'none' },
  });

const noteStyle = (theme: Theme) =>
  css({ margin: 0, fontSize: theme.text.small, color: theme.colour.textMuted });

/** A narrow screen has room for a phone alone. */
const groupStyle = (theme: Theme) =>
  css(wrappingRow(theme), {
    display: 'none',
    gap: theme.space[2],
    [theme.media.medium]: { display: 'flex' },
  });

const labelStyle = (theme: Theme) =>
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[2],
  });
