import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { DeviceFrame } from '../../components/media/device-frame';

/** A decorative wireframe of a website on a desktop and on a phone. */
export function SiteSketch() {
  return (
    <div css={devicesStyle} aria-hidden="true">
      <DeviceFrame device="desktop">
        <Wireframe />
      </DeviceFrame>
      <div css={phoneStyle}>
        <DeviceFrame device="phone">
          <Wireframe />
        </DeviceFrame>
      </div>
    </div>
  );
}

function Wireframe() {
  return (
    <div css={pageStyle}>
      <span css={menuStyle}>
        <i data-part="mark" />
        <i data-part="line" />
      </span>
      <span css={openingStyle}>
        <i data-part="title" />
        <i data-part="title" />
        <i data-part="line" />
        <i data-part="button" />
      </span>
      <span css={cardsStyle}>
        <i data-part="card" />
        <i data-part="card" />
        <i data-part="card" />
      </span>
    </div>
  );
}

const devicesStyle = (theme: Theme) =>
  css({
    position: 'relative',
    paddingRight: '12%',
    [theme.media.print]: { display: 'none' },
  });

const phoneStyle = css({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '27%',
});

// Lengths relative to the width of the device, so that it looks the same at every size.
const pageStyle = (theme: Theme) =>
  css({
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minHeight: 'inherit',
    background: theme.colour.surface,
    i: { display: 'block', borderRadius: theme.radius.tiny },
    '[data-part="line"]': { height: '2cqi', background: theme.colour.line },
    '[data-part="mark"]': {
      width: '9cqi',
      height: '3cqi',
      background: theme.tint.strong,
    },
    '[data-part="title"]': { height: '5cqi', background: theme.colour.text },
    '[data-part="button"]': {
      width: '18cqi',
      height: '5cqi',
      marginTop: '2cqi',
      borderRadius: theme.radius.round,
      background: `linear-gradient(100deg, ${theme.colour.action}, ${theme.colour.actionEnd})`,
    },
    '[data-part="card"]': {
      aspectRatio: '4 / 3',
      border: `${theme.line} solid ${theme.tint.line}`,
      background: theme.tint.soft,
    },
  });

const menuStyle = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '3cqi 5cqi',
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    '[data-part="line"]': { width: '34cqi' },
  });

const openingStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gap: '2cqi',
    padding: '7cqi 5cqi',
    background: `linear-gradient(${theme.tint.soft}, ${theme.colour.surface})`,
    '[data-part="title"]': { width: '52cqi' },
    '[data-part="title"] + [data-part="title"]': { width: '38cqi' },
    '[data-part="line"]': { width: '44cqi' },
  });

const cardsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '3cqi',
  padding: '0 5cqi 5cqi',
  // On a phone they stand below one another.
  '[data-device="phone"] &': { gridTemplateColumns: '1fr' },
});
