import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';

export type Device = 'phone' | 'tablet' | 'desktop';

interface DeviceFrameProps {
  device: Device;
  /** The content sets the height of the screen, instead of the shape of the device. */
  isScreenful?: boolean;
  children: ReactNode;
}

/** A device around its content, which can use container queries for the width of the screen. */
export function DeviceFrame({
  device,
  isScreenful = false,
  children,
}: DeviceFrameProps) {
  return (
    <div css={[deviceStyle, widthStyles[device]]} data-device={device}>
      <div css={bodyStyle}>
        <span aria-hidden="true" css={cameraStyle} />
        <div css={isScreenful ? screenfulStyle : screenStyle}>{children}</div>
      </div>
      {device === 'desktop' && <span aria-hidden="true" css={standStyle} />}
    </div>
  );
}

const bezelOf = (theme: Theme) => theme.space[3];

const widthOf = (theme: Theme, screen: string) =>
  css({
    // Not max-width, which would widen a grid track before it narrows the frame.
    width: `min(100%, ${screen} + 2 * (${bezelOf(theme)} + ${theme.line}))`,
  });

const widthStyles: Record<Device, (theme: Theme) => ReturnType<typeof css>> = {
  phone: (theme) => widthOf(theme, theme.width.phone),
  tablet: (theme) => widthOf(theme, theme.width.tablet),
  desktop: (theme) => widthOf(theme, theme.width.page),
};

const deviceStyle = css({ marginInline: 'auto' });

const bodyStyle = (theme: Theme) =>
  css({
    position: 'relative',
    padding: bezelOf(theme),
    border: `${theme.line} solid ${theme.colour.control}`,
    borderRadius: theme.radius.large,
    background: theme.colour.fieldLine,
    boxShadow: theme.shadow,
    // A phone is rounder, with more room above and below the screen.
    '[data-device="phone"] > &': {
      paddingBlock: theme.space[6],
      borderRadius: theme.space[8],
    },
  });

const screenfulStyle = (theme: Theme) =>
  css({
    containerType: 'inline-size',
    // Unlike "hidden", it lets the screen grow with its content: the aspect ratio below is a minimum.
    overflow: 'clip',
    borderRadius: theme.radius.small,
    background: theme.colour.page,
    color: theme.colour.text,
    '[data-device="phone"] &': { borderRadius: theme.radius.medium },
  });

const screenStyle = (theme: Theme) =>
  css(screenfulStyle(theme), {
    aspectRatio: '16 / 10',
    '[data-device="tablet"] &': { aspectRatio: '4 / 3' },
    '[data-device="phone"] &': { aspectRatio: '9 / 16' },
  });

const cameraStyle = (theme: Theme) =>
  css({
    position: 'absolute',
    top: theme.space[1],
    left: '50%',
    width: theme.space[1],
    height: theme.space[1],
    borderRadius: theme.radius.round,
    background: theme.colour.onFieldMuted,
    opacity: 0.5,
    transform: 'translateX(-50%)',
    '[data-device="phone"] &': {
      top: theme.space[2],
      width: theme.space[16],
    },
  });

const standStyle = (theme: Theme) =>
  css({
    display: 'block',
    width: '24%',
    height: theme.space[8],
    marginInline: 'auto',
    background: theme.colour.fieldLine,
    clipPath:
      'polygon(18% 0, 82% 0, 86% 84%, 100% 84%, 100% 100%, 0 100%, 0 84%, 14% 84%)',
  });
