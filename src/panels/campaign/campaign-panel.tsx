import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Dialogue } from '../../components/chat/dialogue';
import { panelBox, panelLabel } from '../../styles/panel-style';
import { columns } from '../../styles/columns';
import { plainList, wrappingRow } from '../../styles/lists';
import { largeType, square } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { type QueriedJson, asCampaign } from '../../content/from-graphql';
import { Appointment } from '../parts/appointment';
import { drawnButtonStyle } from '../parts/drawn-controls';
import { PanelFigure } from '../parts/panel-figure';
import { Person } from '../parts/person';

interface CampaignPanelProps {
  campaign: QueriedJson;
  picture: ReactNode;
}

export function CampaignPanel({ campaign, picture }: CampaignPanelProps) {
  const { caption, advert, dialogue, call, slot } = asCampaign(campaign);
  return (
    <PanelFigure bare caption={caption}>
      <div css={campaignStyle}>
        <div css={advertStyle}>
          <div css={firmStyle}>
            <Person name={advert.firm} note={advert.place} />
          </div>
          <div css={pictureStyle}>{picture}</div>
          <div css={offerStyle}>
            <strong>{advert.headline}</strong>
            <span css={drawnButtonStyle}>{advert.button}</span>
          </div>
        </div>
        <ol css={stepsStyle}>
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
            <Appointment {...slot} text={slot.place} />
          </Step>
        </ol>
      </div>
    </PanelFigure>
  );
}

function Step({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li css={stepStyle}>
      <p css={panelLabel}>{label}</p>
      {children}
    </li>
  );
}

const campaignStyle = css(columns(), {
  gap: theme.space[4],
  [theme.container.medium]: columns({ all: '5fr 6fr' }),
});

const cardStyle = css(panelBox, {
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  boxShadow: theme.shadow.medium,
});

const stepsStyle = css(plainList, cardStyle, {
  padding: theme.space[5],
  fontSize: theme.text.caption,
});

/** A dot on the line on the left, which ends at the last one. */
const stepStyle = css({
  position: 'relative',
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: theme.space[3],
  marginLeft: theme.space[2],
  padding: `0 0 ${theme.space[6]} ${theme.space[6]}`,
  borderLeft: `${theme.line} solid ${theme.tint.line}`,
  '&:last-of-type': {
    flex: 'none',
    padding: `0 0 0 ${theme.space[6]}`,
    borderColor: 'transparent',
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: theme.space[1],
    left: `calc(${theme.space[3]} / -2)`,
    ...square(theme.space[3]),
    borderRadius: theme.radius.round,
    background: theme.tint.strong,
  },
});

const advertStyle = css(cardStyle, { overflow: 'hidden' });

const firmStyle = css({ padding: theme.space[4] });

const pictureStyle = css({
  position: 'relative',
  flex: '1 0 auto',
  aspectRatio: '4 / 5',
  maxHeight: '24rem',
  img: {
    position: 'absolute',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '50% 10%',
  },
});

const offerStyle = css(wrappingRow, firmStyle, {
  background: theme.colour.sunken,
  strong: { flex: '1 1 6em', ...largeType(theme.text.title4) },
});
