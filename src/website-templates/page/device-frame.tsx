import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { BrowserBar } from '../../components/media/browser-bar';
import { theme } from '../../styles/theme';

export type Device = 'phone' | 'tablet' | 'desktop';

interface DeviceFrameProps {
  device: Device;
  address?: string;
  children: ReactNode;
}

/** A browser window or a phone, both of the same height. On narrow screens always a phone. */
export function DeviceFrame({ device, address, children }: DeviceFrameProps) {
  return (
    <div css={frameStyle} data-device={device}>
      <BrowserBar aria-hidden css={barStyle}>
        <span>{address}</span>
      </BrowserBar>
      <div css={screenStyle}>{children}</div>
    </div>
  );
}

const BROWSER = '&:not([data-device="phone"])';
const IN_BROWSER = '[data-device]:not([data-device="phone"]) > &';

const frameStyle = css({
  display: 'flex',
  flexDirection: 'column',
  height: theme.height.phone,
  // Not max-width: a grid track would grow with the frame before the frame shrinks.
  width: `min(100%, ${theme.width.phone} + 2 * ${theme.space[3]})`,
  marginInline: 'auto',
  padding: theme.space[2],
  borderRadius: theme.radius.phone,
  background: theme.colour.bezel,
  boxShadow: theme.shadow.large,
  [theme.media.medium]: {
    height: theme.height.device,
    padding: theme.space[3],
    [BROWSER]: {
      width: '100%',
      padding: 0,
      border: theme.rule,
      borderRadius: theme.radius.medium,
      background: theme.colour.sunken,
    },
    '&[data-device="tablet"]': {
      width: `min(100%, ${theme.width.tablet} + 2 * ${theme.stroke.thin})`,
    },
  },
});

const screenStyle = css({
  flex: 1,
  minHeight: 0,
  overflow: 'clip',
  borderRadius: theme.radius.phoneMedium,
  [theme.media.medium]: {
    [IN_BROWSER]: {
      borderRadius: `0 0 ${theme.radius.medium} ${theme.radius.medium}`,
    },
  },
});

const barStyle = css({
  '--dot': theme.space[3],
  '--dot-colour': theme.colour.line,
  '--dot-step': theme.space[5],
  display: 'none',
  padding: `${theme.space[2]} ${theme.space[4]}`,
  color: theme.colour.textMuted,
  span: {
    flex: 1,
    maxWidth: theme.width.card,
    margin: '0 auto',
    padding: `${theme.space[1]} ${theme.space[3]}`,
    borderRadius: theme.radius.round,
    background: theme.colour.surface,
    textAlign: 'center',
  },
  [theme.media.medium]: { [IN_BROWSER]: { display: 'flex' } },
});
