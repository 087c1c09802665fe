import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Dialogue } from '../../components/product/dialogue';
import {
  WIDE,
  boxStyle,
  endPadding,
  labelStyle,
  tintBackground,
} from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import type { PanelProps } from '../parts/panel-props';
import { AdvertCard } from './advert-card';
import { SetterCall, Slot } from './booking-cards';

/** A campaign in four connected cards: the advertisement, the AI’s reply, the setter’s call, the appointment. */
export function CampaignPanel({ panel }: PanelProps) {
  const { advert, dialogue, call, slot } = panel;
  return (
    <ol css={stepsStyle}>
      {advert && (
        <Step label="Ad">
          <AdvertCard advert={advert} />
        </Step>
      )}
      {dialogue && (
        <Step label="AI reply">
          <Dialogue
            lines={dialogue}
            customer="Customer"
            business="AI assistant"
          />
        </Step>
      )}
      {call && (
        <Step label="Setter’s call">
          <SetterCall call={call} />
        </Step>
      )}
      {slot && (
        <Step label="Appointment">
          <Slot slot={slot} />
        </Step>
      )}
    </ol>
  );
}

function Step({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li css={stepStyle}>
      <p css={labelStyle}>{label}</p>
      {children}
    </li>
  );
}

/** One below the other, or the advertisement beside what follows from it. */
const stepsStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    flex: 1,
    gap: theme.space[6],
    alignContent: 'start',
    padding: `${theme.space[5]} ${endPadding(theme.space[4])} ${theme.space[12]} ${theme.space[4]}`,
    background: tintBackground(theme),
    // On narrow screens its ground goes on under the outcome; the window's lists have no margin otherwise.
    [theme.media.narrow]: {
      '&&': { marginBottom: `calc(-1 * ${theme.space[8]})` },
    },
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: `${theme.space[6]} ${theme.space[8]}`,
      padding: `${theme.space[6]} ${endPadding(theme.space[5])} ${theme.space[10]} ${theme.space[6]}`,
      '> :first-of-type': { gridRow: '1 / 4' },
    },
  });

/** A line leads from each card to the next. */
const stepStyle = (theme: Theme) => {
  const line = `${theme.thick} solid ${theme.tint.strong}`;
  return css(boxStyle(theme), {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    padding: theme.space[4],
    boxShadow: theme.shadow.medium,
    '> p:first-of-type': { marginBottom: theme.space[2] },
    '&:not(:first-of-type)::before': {
      content: '""',
      position: 'absolute',
      bottom: '100%',
      left: theme.space[8],
      height: theme.space[6],
      borderLeft: line,
    },
    [WIDE]: {
      '&:nth-of-type(2)::before': {
        bottom: 'auto',
        left: 'auto',
        right: '100%',
        top: theme.space[10],
        width: theme.space[8],
        height: 0,
        borderLeft: 0,
        borderTop: line,
      },
    },
  });
};
