import { css } from '@emotion/react';
import { badgeStyle } from '../components/display/badge';
import { Person } from '../components/display/person';
import { Picture } from '../components/media/picture';
import { asCampaign, type QueriedJson } from '../content/from-graphql';
import {
  columns,
  equalColumns,
  largeType,
  plainList,
  wrappingRow,
} from '../styles/mixins';
import { panelBox } from '../styles/panel-style';
import { theme } from '../styles/theme';
import { drawnButtonStyle } from './parts/drawn-parts';
import { PanelFigure } from './parts/panel-figure';

interface CampaignPanelProps {
  campaign: QueriedJson;
  /** Of the ad. */
  picture: Queries.PictureFieldsFragment;
}

/** The firm's ad, and its calendar with the appointments from it. */
export function CampaignPanel({ campaign, picture }: CampaignPanelProps) {
  const { caption, ad, week } = asCampaign(campaign);
  const dates = [...new Set(week.map(({ date }) => date))];
  return (
    <PanelFigure bare caption={caption}>
      <div css={sidesStyle}>
        <div css={adStyle}>
          <Picture
            priority
            file={picture}
            alt={ad.imageAlt}
            sizes="(min-width: 48em) 12rem, 6.5rem"
          />
          <div css={wordsStyle}>
            <p css={placeStyle}>{ad.place}</p>
            <p css={headlineStyle}>{ad.headline}</p>
            <span css={buttonStyle}>{ad.button}</span>
          </div>
        </div>
        <div css={calendarStyle}>
          <div css={headStyle}>
            <Person name={ad.firm} />
            <span css={[badgeStyle, fromAdStyle]}>
              {week.filter(({ fromAd }) => fromAd).length} booked from ads
            </span>
          </div>
          <ol css={daysStyle}>
            {dates.map((date) => (
              <Day
                key={date}
                date={date}
                bookings={week.filter((booking) => booking.date === date)}
              />
            ))}
          </ol>
        </div>
      </div>
    </PanelFigure>
  );
}

interface DayProps {
  date: string;
  bookings: ReturnType<typeof asCampaign>['week'];
}

function Day({ date, bookings }: DayProps) {
  return (
    <li css={dayStyle}>
      <p css={dayNameStyle}>
        {bookings[0]?.day} <strong css={dateStyle}>{date}</strong>
      </p>
      <ul css={bookingsStyle}>
        {bookings.map(({ time, title, place, fromAd }) => (
          <li key={time} css={[bookingStyle, fromAd && fromAdStyle]}>
            {time} <strong css={titleStyle}>{title}</strong> {place}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The ad beside the calendar, in narrow panels above it. */
const sidesStyle = css(wrappingRow, { alignItems: 'stretch' });

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

/** Takes all the width that the picture leaves. */
const wordsStyle = css({ flex: '99 1 8rem' });

const placeStyle = css({ color: theme.colour.textMuted });

const headlineStyle = css(largeType(theme.text.title4), {
  margin: `${theme.space[1]} 0 ${theme.space[3]}`,
});

const buttonStyle = css(drawnButtonStyle, { width: 'fit-content' });

const calendarStyle = css(panelBox, {
  flex: '9 1 26rem',
  padding: 0,
  fontSize: theme.text.caption,
  boxShadow: theme.shadow.medium,
});

const headStyle = css(wrappingRow, {
  justifyContent: 'space-between',
  padding: theme.space[3],
});

const fromAdStyle = css({
  background: theme.tint.strong,
  color: theme.colour.surface,
});

/** The days side by side, in narrow panels one below the other. */
const daysStyle = css(plainList, columns(), {
  [theme.container.medium]: equalColumns,
});

const dayStyle = css(columns(`${theme.space[10]} 1fr`), {
  padding: theme.space[2],
  borderTop: theme.rule,
  [theme.container.medium]: css(columns(), {
    gridTemplateRows: 'auto 1fr',
    '& + &': { borderLeft: theme.rule },
  }),
});

const dayNameStyle = css({ marginBottom: theme.space[2] });
const dateStyle = css(largeType(theme.text.title3), { display: 'block' });

const bookingsStyle = css(plainList, {
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
});

const bookingStyle = css({
  padding: theme.space[2],
  borderRadius: theme.radius.small,
  background: theme.colour.sunken,
  '&:last-of-type': { flex: 1 },
});

const titleStyle = css({ display: 'block' });
