import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { buttonStyles } from '../../components/actions/button';
import { cardStyle } from '../../components/cards/card';
import { columns } from '../../styles/columns';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface CalendarPlaceProps {
  address: string;
  title: string;
  /** False while the calendar loads, and for good when it is blocked. */
  isShown: boolean;
  isHydrated: boolean;
  onLoad: () => void;
  /** Why the calendar is not there. */
  message: ReactNode;
  /** Other ways to book, while the calendar is not there. */
  children: ReactNode;
}

/** The room for the calendar's frame, which has its height from the start. */
export function CalendarPlace(props: CalendarPlaceProps) {
  const { address, title, isShown, isHydrated, onLoad, message, children } =
    props;
  const frame = (
    <iframe
      css={frameStyle}
      src={address}
      title={title}
      onLoad={onLoad}
      data-shown={isShown}
    />
  );
  return (
    <div css={placeStyle}>
      <p role="status" css={messageStyle}>
        {message}
      </p>
      {!isShown && <div css={standInStyle}>{children}</div>}
      {isHydrated ? frame : <noscript>{frame}</noscript>}
    </div>
  );
}

/** A disc for each day that is empty. */
const DAY = `${theme.colour.line} ${theme.space[4]}, transparent calc(${theme.space[4]} + ${theme.line})`;

const placeStyle = css(columns(), {
  minHeight: theme.height.calendar,
  background: `radial-gradient(circle, ${DAY}) 0 0 / calc(100% / 7) calc(100% / 8) ${theme.colour.sunken}`,
  borderBlock: `${theme.line} solid ${theme.colour.line}`,
  '> *': { gridArea: '1 / 1' },
  // Whether the calendar works without scripts is up to its host: the other ways are above it.
  [theme.media.noScripts]: { '> noscript': { gridRow: 2 } },
});

/** A card on the days. */
const standInStyle = css(cardStyle, {
  alignItems: 'center',
  placeSelf: 'center',
  maxWidth: theme.width.phone,
  margin: theme.space[5],
  boxShadow: theme.shadow.medium,
  textAlign: 'center',
  lineHeight: theme.leading.snug,
  overflowWrap: 'anywhere',
  p: { textWrap: 'balance', fontWeight: 600 },
  '> div': { flexDirection: 'column', gap: theme.space[4] },
  'a[target]': buttonStyles.primary,
  'a[href^="tel:"]': largeType(theme.text.titleText),
});

/** A strip over the days, so that nothing moves when a message appears. */
const messageStyle = css({
  alignSelf: 'start',
  margin: 0,
  color: theme.colour.warning,
  '&:not(:empty)': {
    padding: `${theme.space[3]} ${theme.space[5]}`,
    background: theme.colour.surface,
    lineHeight: theme.leading.snug,
  },
});

/** At least 600 px (SPEC.md section 2). Calendars are made for white paper, in the dark theme too. */
const frameStyle = css({
  width: '100%',
  height: theme.height.calendar,
  border: 0,
  colorScheme: 'light',
  background: theme.colour.surface,
  '&[data-shown="false"]': { visibility: 'hidden' },
  [theme.media.noScripts]: {
    '&&': { visibility: 'visible', background: 'none' },
  },
});
