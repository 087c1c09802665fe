import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { pictureSky } from '../../components/media/landscape';
import { Dialogue } from '../../components/product/dialogue';
import { boxStyle, labelStyle } from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import type { PanelOf } from '../../content/schemas/product/panel';
import { Slot } from '../parts/slot';
import { Person } from '../parts/person';

/** A campaign in four connected cards: the advertisement, the AI’s reply, the setter’s call, the appointment. */
export function CampaignPanel({ panel }: { panel: PanelOf<'campaign'> }) {
  const { advert, dialogue, call, slot } = panel;
  return (
    <ol css={stepsStyle}>
      <Step label="Ad">
        <Person name={advert.firm} note={advert.place} />
        <p css={posterStyle}>{advert.headline}</p>
        <p css={buttonStyle}>{advert.button}</p>
      </Step>
      <Step label="AI reply">
        <Dialogue
          lines={dialogue}
          customer="Customer"
          business="AI assistant"
        />
      </Step>
      <Step label="Setter’s call">
        <Person name={call.setter} note={`${call.role}, ${call.length}`} />
        <p>{call.quote}</p>
      </Step>
      <Step label="Appointment">
        <Slot {...slot} text={slot.place} />
      </Step>
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

/** One below the other, or the advertisement beside its result. */
const stepsStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[6],
  [theme.container.medium]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    columnGap: theme.space[8],
    '> :first-of-type': { gridRow: '1 / 4' },
  },
});

/** A line leads from each card to the next. */
const line = `${theme.thick} solid ${theme.tint.strong}`;

const stepStyle = css(boxStyle, {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  padding: theme.space[4],
  boxShadow: theme.shadow.medium,
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    bottom: '100%',
    left: theme.space[8],
    height: theme.space[6],
    borderLeft: line,
  },
  [theme.container.medium]: {
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

/** As high as the cards beside it leave room for. */
const posterStyle = css({
  display: 'grid',
  alignItems: 'end',
  flex: 1,
  minHeight: '9rem',
  padding: theme.space[4],
  borderRadius: theme.radius.small,
  background: pictureSky,
  ...largeType(theme.text.titleText, '-0.02em'),
  [theme.container.medium]: { fontSize: theme.text.title2 },
});

const buttonStyle = css({
  padding: theme.space[2],
  borderRadius: theme.radius.small,
  background: theme.tint.strong,
  fontWeight: 600,
  textAlign: 'center',
  color: theme.colour.surface,
});
