import { Dialogue } from './dialogue';
import type { PanelProps } from './product-panel';

/** A live call: what is said, what the caller wants and what was booked. */
export function CallPanel({ panel }: PanelProps) {
  return (
    <>
      <p>Incoming call: {panel.caller}</p>
      <Dialogue lines={panel.dialogue} customer={panel.caller} />
      <p>Intent: {panel.intent}</p>
      <p>Booked: {panel.booking}</p>
    </>
  );
}
