import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { badgeStyle } from '../../components/display/badge';
import { type QueriedJson, asCampaign } from '../../content/from-graphql';
import {
  columns,
  largeType,
  plainList,
  wrappingRow,
} from '../../styles/mixins';
import { panelBox } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { drawnButtonStyle } from '../parts/drawn-parts';
import { PanelFigure } from '../parts/panel-figure';
import { Person } from '../parts/person';

interface CampaignPanelProps {
  campaign: QueriedJson;
  /** The picture of the ad. */
  children: ReactNode;
}

/** The firm's ad, and its calendar with the appointments from it. */
export function CampaignPanel({ campaign, children }: CampaignPanelProps) {
  const { caption, ad, week } = asCampaign(campaign);
  const dates = [...new Set(week.map(({ date }) => date))];
  return (
    <PanelFigure bare caption={caption}>
      <div css={sidesStyle}>
        <div css={adStyle}>
          {children}
          <div css={wordsStyle}>
            <p>{ad.place}</p>
            <strong>{ad.headline}</strong>
            <span css={drawnButtonStyle}>{ad.button}</span>
          </div>
        </div>
        <div css={calendarStyle}>
          <div css={headStyle}>
            <Person name={ad.firm} />
            <span css={[badgeStyle, fromAdStyle]}>
              {week.filter(({ fromAd }) => fromAd).length} booked from ads
            </span>
          </div>
          <ol>
            {dates.map((date) => {
              const bookings = week.filter((booking) => booking.date === date);
              return (
                <li key={date} css={dayStyle}>
                  <p css={dateStyle}>
                    {bookings[0]?.day} <strong>{date}</strong>
                  </p>
                  <ul>
                    {bookings.map(({ time, title, place, fromAd }) => (
                      <li
                        key={time}
                        css={[bookingStyle, fromAd && fromAdStyle]}
                      >
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
      </div>
    </PanelFigure>
  );
}

/** The ad beside the calendar, in narrow panels above it. */
const sidesStyle = css(wrappingRow, { alignItems: 'stretch' });

const fromAdStyle = css({
  background: theme.tint.strong,
  color: theme.colour.surface,
});

/** The days side by side, in narrow panels one below the other. */
const calendarStyle = css(panelBox, {
  flex: '9 1 26rem',
  padding: 0,
  fontSize: theme.text.caption,
  boxShadow: theme.shadow.medium,
  ol: css(plainList, columns()),
  ul: css(plainList, {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space[2],
  }),
  [theme.container.medium]: { ol: { grid: 'auto / auto-flow minmax(0, 1fr)' } },
});

const headStyle = css(wrappingRow, {
  justifyContent: 'space-between',
  padding: theme.space[3],
});

const dayStyle = css({
  display: 'grid',
  gridTemplateColumns: `${theme.space[10]} minmax(0, 1fr)`,
  padding: theme.space[2],
  borderTop: theme.rule,
  [theme.container.medium]: {
    grid: 'auto 1fr / minmax(0, 1fr)',
    '& + &': { borderLeft: theme.rule },
  },
});

const dateStyle = css({
  marginBottom: theme.space[2],
  strong: css(largeType(theme.text.title3), { display: 'block' }),
});

const bookingStyle = css({
  padding: theme.space[2],
  borderRadius: theme.radius.small,
  background: theme.colour.sunken,
  '> *': { display: 'block' },
  '&:last-of-type': { flex: 1 },
});

/** The picture is above the words, in narrow panels beside them. */
const adStyle = css(wrappingRow, panelBox, {
  flex: '1 1 10rem',
  alignItems: 'stretch',
  boxShadow: theme.shadow.medium,
  img: {
    flex: `1 1 ${theme.space[24]}`,
    minWidth: 0,
    borderRadius: theme.radius.small,
    objectFit: 'cover',
  },
});

const wordsStyle = css({
  flex: '99 1 8rem',
  'p, strong, span': { display: 'table' },
  p: { color: theme.colour.textMuted },
  strong: css(largeType(theme.text.title4), {
    margin: `${theme.space[1]} 0 ${theme.space[3]}`,
  }),
});
