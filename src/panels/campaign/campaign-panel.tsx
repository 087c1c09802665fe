import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Chip } from '../../components/cards/badge';
import { type QueriedJson, asCampaign } from '../../content/from-graphql';
import { columns } from '../../styles/columns';
import { plainList, wrappingRow } from '../../styles/lists';
import { largeType, square } from '../../styles/mixins';
import { panelBox, panelMeta } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { drawnButtonStyle } from '../parts/drawn-controls';
import { PanelFigure } from '../parts/panel-figure';
import { Person } from '../parts/person';

interface CampaignPanelProps {
  campaign: QueriedJson;
  picture: ReactNode;
}

/** The firm's calendar with the appointments from its ad, which lies over the lower edge. */
export function CampaignPanel({ campaign, picture }: CampaignPanelProps) {
  const { caption, advert, week } = asCampaign(campaign);
  const dates = [...new Set(week.map(({ date }) => date))];
  return (
    <PanelFigure bare caption={caption}>
      <div css={calendarStyle}>
        <div css={headStyle}>
          <Person name={advert.firm} />
          <Chip data-from-ad>
            {week.filter(({ fromAd }) => fromAd).length} booked from the ad
          </Chip>
        </div>
        <ol css={weekStyle}>
          {dates.map((date) => {
            const bookings = week.filter((booking) => booking.date === date);
            return (
              <li key={date}>
                <p css={dayStyle}>
                  {bookings[0]?.day} <strong>{date}</strong>
                </p>
                <ul>
                  {bookings.map(({ time, title, place, fromAd }) => (
                    <li key={time} data-from-ad={fromAd}>
                      <span>{time}</span> <strong>{title}</strong>{' '}
                      <span>{place}</span>
                    </li>
                  ))}
                </ul>
              </li>
            );
          })}
        </ol>
      </div>
      <div css={advertStyle}>
        {picture}
        <div>
          <p css={panelMeta}>{advert.place}</p>
          <strong>{advert.headline}</strong>
          <span css={drawnButtonStyle}>{advert.button}</span>
        </div>
      </div>
    </PanelFigure>
  );
}

const calendarStyle = css(panelBox, {
  padding: `0 0 ${theme.space[12]}`,
  boxShadow: theme.shadow.large,
  [theme.container.medium]: { padding: 0 },
  '[data-from-ad="true"]': {
    background: theme.tint.strong,
    color: theme.colour.surface,
  },
});

const headStyle = css(wrappingRow, {
  justifyContent: 'space-between',
  padding: theme.space[4],
  '> span': { flexShrink: 1, whiteSpace: 'normal' },
});

/** The days side by side, in narrow panels one below the other. */
const weekStyle = css(plainList, columns(), {
  '> li': {
    display: 'grid',
    gridTemplateColumns: `${theme.space[10]} minmax(0, 1fr)`,
    padding: theme.space[2],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  },
  ul: css(plainList, {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space[2],
  }),
  'li li': {
    padding: theme.space[2],
    borderRadius: theme.radius.small,
    background: theme.colour.sunken,
    color: theme.colour.textMuted,
    '> *': { display: 'block' },
    '&:last-of-type': { flex: 1 },
  },
  [theme.container.medium]: {
    grid: 'auto / auto-flow minmax(0, 1fr)',
    '> li': { grid: 'auto 1fr / minmax(0, 1fr)' },
    '> li + li': { borderLeft: `${theme.line} solid ${theme.colour.line}` },
  },
});

const dayStyle = css(panelMeta, {
  '&&': { marginBottom: theme.space[2] },
  strong: { display: 'block', ...largeType(theme.text.title3) },
});

/** On the right, where the bookings end before the day does. */
const advertStyle = css(wrappingRow, panelBox, {
  position: 'relative',
  gap: theme.space[4],
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${theme.space[4]})`,
  margin: `calc(-1 * ${theme.space[10]}) ${theme.space[4]} 0 auto`,
  boxShadow: theme.shadow.medium,
  img: {
    ...square(theme.space[24]),
    borderRadius: theme.radius.small,
    objectFit: 'cover',
  },
  '> div': { flex: '1 1 8rem', '> *': { display: 'table' } },
  strong: {
    margin: `${theme.space[1]} 0 ${theme.space[2]}`,
    ...largeType(theme.text.title4),
  },
});
