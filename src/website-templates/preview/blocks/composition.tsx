import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { fromColour, toColour } from '../preview-style';

interface CompositionProps {
  /** Chooses the picture, modulo how many there are. */
  number: number;
  /** Draws in white, for use on the template's gradient. */
  isLight?: boolean;
}

/** An abstract, decorative picture in the template's colours. */
export function Composition({ number, isLight = false }: CompositionProps) {
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      css={isLight ? lightStyle : inkStyle}
    >
      {!isLight && <rect width="160" height="100" data-ink="ground" />}
      {pictures[number % pictures.length]}
    </svg>
  );
}

const pictures = [
  // A sun over hills.
  <>
    <circle cx="112" cy="40" r="22" data-ink="bright" />
    <path d="M0 78Q40 44 84 70T160 58V100H0Z" data-ink="mid" />
    <path d="M0 92Q52 64 100 86T160 80V100H0Z" data-ink="deep" />
  </>,
  // Arches, one within another.
  <>
    <path d="M34 100V62a46 46 0 0 1 92 0v38Z" data-ink="mid" />
    <path d="M52 100V64a28 28 0 0 1 56 0v36Z" data-ink="deep" />
    <path d="M68 100V68a12 12 0 0 1 24 0v32Z" data-ink="bright" />
  </>,
  // Columns under a rising line.
  <>
    <path d="M24 100V70h18v30ZM54 100V54h18v46Z" data-ink="mid" />
    <path d="M84 100V60h18v40ZM114 100V34h18v66Z" data-ink="deep" />
    <circle cx="123" cy="20" r="8" data-ink="bright" />
  </>,
  // A disc cut by bands.
  <>
    <circle cx="80" cy="50" r="38" data-ink="deep" />
    <path d="M36 58h88v7H36ZM40 72h80v5H40Z" data-ink="ground" />
    <path d="M0 84h160v16H0Z" data-ink="mid" />
    <circle cx="96" cy="36" r="10" data-ink="bright" />
  </>,
  // Leaves on a stem.
  <>
    <path d="M80 100C40 92 34 56 44 26c26 10 40 38 36 74Z" data-ink="mid" />
    <path d="M80 100c40-8 48-40 40-66-26 6-42 30-40 66Z" data-ink="deep" />
    <circle cx="82" cy="22" r="12" data-ink="bright" />
  </>,
  // Quarters of circles, as tiles.
  <>
    <path d="M30 0a50 50 0 0 1 50 50H30Z" data-ink="mid" />
    <path d="M80 50a50 50 0 0 1 50-50v50Z" data-ink="bright" />
    <path d="M30 100a50 50 0 0 1 50-50v50Z" data-ink="deep" />
    <path d="M80 50h50a50 50 0 0 1-50 50Z" data-ink="mid" />
  </>,
];

const inkStyle = (theme: Theme) =>
  css({
    '[data-ink="ground"]': { fill: theme.tint.soft },
    '[data-ink="bright"]': {
      fill: `color-mix(in oklab, ${toColour} 45%, ${theme.tint.line})`,
    },
    '[data-ink="mid"]': { fill: toColour },
    '[data-ink="deep"]': { fill: fromColour },
  });

const lightStyle = (theme: Theme) =>
  css({
    fill: theme.colour.onField,
    '[data-ink="ground"]': { fill: fromColour },
    '[data-ink="bright"]': { fillOpacity: 0.5 },
    '[data-ink="mid"]': { fillOpacity: 0.1 },
    '[data-ink="deep"]': { fillOpacity: 0.16 },
  });
