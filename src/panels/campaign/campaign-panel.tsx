import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Dialogue } from '../../components/product/dialogue';
import { boxStyle, labelStyle } from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import type { Campaign } from '../../content/schemas/product/panel';
import { PanelFigure } from '../parts/panel-figure';
import { Person } from '../parts/person';
import { Slot } from '../parts/slot';

interface CampaignPanelProps {
  /** Data of the type Campaign, which GraphQL passes on as JSON. */
  campaign: Record<string, unknown>;
  /** The picture of the advertisement. */
  picture: ReactNode;
}

/** A campaign in four connected cards: the advertisement, the AI’s reply, the setter’s call, the appointment. */
export function CampaignPanel({ campaign, picture }: CampaignPanelProps) {
  const { caption, advert, dialogue, call, slot } = campaign as Campaign;
  return (
    <PanelFigure bare caption={caption}>
      <ol css={stepsStyle}>
        <Step label="Ad">
          <Person name={advert.firm} note={advert.place} />
          <div css={pictureStyle}>{picture}</div>
          <div css={offerStyle}>
            <strong>{advert.headline}</strong>
            <span css={buttonStyle}>{advert.button}</span>
          </div>
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
    </PanelFigure>
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

/** A line leads from each card to the next, over the borders of both. */
const line = `${theme.thick} solid ${theme.tint.strong}`;
const across = (gap: string) => `calc(${gap} + 2 * ${theme.line})`;

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
    height: across(theme.space[6]),
    borderLeft: line,
  },
  // From the button of the advertisement up to the reply.
  [theme.container.medium]: {
    '&:nth-of-type(2)::before': { display: 'none' },
    '&:first-of-type::before, &:first-of-type::after': {
      content: '""',
      position: 'absolute',
      left: '100%',
      top: theme.space[10],
      bottom: theme.space[8],
      width: across(theme.space[4]),
      borderRight: line,
      borderBottom: line,
    },
    '&:first-of-type::after': {
      left: `calc(100% + ${theme.space[4]})`,
      bottom: 'auto',
      borderRight: 0,
    },
  },
});

/** From edge to edge of its card. */
const pictureStyle = css({
  position: 'relative',
  flex: '1 0 auto',
  aspectRatio: '4 / 5',
  maxHeight: '24rem',
  margin: `${theme.space[1]} calc(-1 * ${theme.space[4]}) calc(-1 * ${theme.space[2]})`,
  img: {
    position: 'absolute',
    height: '100%',
    margin: 0,
    borderRadius: 0,
    objectFit: 'cover',
    objectPosition: '50% 10%',
  },
});

const offerStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[3],
  margin: `0 calc(-1 * ${theme.space[4]}) calc(-1 * ${theme.space[4]})`,
  padding: theme.space[4],
  borderRadius: `0 0 ${theme.radius.medium} ${theme.radius.medium}`,
  background: theme.colour.sunken,
  strong: { flex: '1 1 6em', ...largeType(theme.text.title4) },
});

const buttonStyle = css({
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.small,
  background: theme.tint.strong,
  fontWeight: 600,
  color: theme.colour.surface,
});
