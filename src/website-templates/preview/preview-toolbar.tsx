import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import type { Device } from '../../components/media/device-frame';
import { ToggleChip } from '../../components/controls/toggle-chip';
import { wrappingRow } from '../../styles/lists';

const devices = [
  { device: 'phone', label: 'Phone', Icon: Smartphone },
  { device: 'tablet', label: 'Tablet', Icon: Tablet },
  { device: 'desktop', label: 'Desktop', Icon: Monitor },
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
      <p css={noteStyle}>A sample site for {firm}, an invented firm. Try it.</p>
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

const groupStyle = (theme: Theme) =>
  css(wrappingRow(theme), { gap: theme.space[2] });

/** Without icons on a narrow screen, so that all three fit in a row. */
const labelStyle = (theme: Theme) =>
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[2],
    svg: { display: 'none', [theme.media.medium]: { display: 'block' } },
  });
