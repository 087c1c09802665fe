import { CalendarCheck, Target } from 'lucide-react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { CallHeader } from './call-header';
import { callerParts } from './caller-parts';
import { Dialogue } from '../../components/product/dialogue';
import { Outcome } from '../parts/outcome';
import { WIDE } from '../../components/product/product-style';
import type { PanelProps } from '../parts/panel-props';

/** A live call: what is said, what the caller wants and what was booked. */
export function CallPanel({ panel }: PanelProps) {
  const { caller, dialogue, intent, booking } = panel;
  return (
    <>
      <CallHeader caller={caller} />
      <div css={transcriptStyle}>
        <Dialogue
          lines={dialogue}
          customer={callerParts(caller)[0] ?? 'Caller'}
          business="Assistant"
          named
        />
      </div>
      <div css={outcomesStyle}>
        {intent && <Outcome icon={Target} label="Intent" text={intent} />}
        {booking && (
          <Outcome icon={CalendarCheck} label="Booked" text={booking} good />
        )}
      </div>
    </>
  );
}

const transcriptStyle = (theme: Theme) =>
  css({ padding: `${theme.space[3]} ${theme.space[4]}` });

const outcomesStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gap: theme.space[2],
    padding: theme.space[3],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
    background: theme.colour.sunken,
    [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  });
