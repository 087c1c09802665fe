import { css } from '@emotion/react';
import type { Theme } from '@emotion/react';
import PhoneCall from 'lucide-react/icons/phone-call';
import { Avatar } from '../../components/cards/avatar';
import { initials } from '../../components/cards/initials';
import {
  WIDE,
  metaStyle,
  rowStyle,
} from '../../components/product/product-style';
import { DateTile } from '../parts/date-tile';
import type { PanelProps } from '../parts/panel-props';

type Panel = PanelProps['panel'];

interface SetterCallProps {
  call: NonNullable<Panel['call']>;
}

/** The call of a person. */
export function SetterCall({ call }: SetterCallProps) {
  const { setter, role, quote, length } = call;
  return (
    <>
      <div css={rowStyle}>
        <Avatar initials={initials(setter)} solid />
        <p css={wordsStyle}>
          <strong>{setter}</strong>{' '}
          <span css={lineStyle}>{`${role}, ${length}`}</span>
        </p>
        <span css={iconStyle}>
          <PhoneCall aria-hidden="true" size="1.5em" />
        </span>
      </div>
      <p css={quoteStyle}>{quote}</p>
    </>
  );
}

interface SlotProps {
  slot: NonNullable<Panel['slot']>;
}

/** The appointment as it stands in the calendar. */
export function Slot({ slot }: SlotProps) {
  const { day, date, time, title, place } = slot;
  return (
    <div css={rowStyle}>
      <DateTile day={day} date={date} />
      <p css={wordsStyle}>
        <strong>{title}</strong> <span css={timeStyle}>{time}</span>{' '}
        <span css={lineStyle}>{place}</span>
      </p>
    </div>
  );
}

const wordsStyle = css({ flex: 1, minWidth: 0 });

const lineStyle = (theme: Theme) => css(metaStyle(theme), { display: 'block' });

const timeStyle = css({ display: 'block' });

const iconStyle = (theme: Theme) => css({ color: theme.tint.strong });

/** On a phone, that there was a call is enough. */
const quoteStyle = (theme: Theme) =>
  css({
    '&&': { marginTop: theme.space[2] },
    display: 'none',
    [WIDE]: { display: 'block' },
  });
