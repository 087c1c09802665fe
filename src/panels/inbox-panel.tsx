import { Dialogue } from './dialogue';
import type { PanelProps } from './product-panel';

/** One inbox over several channels, with the open conversation. */
export function InboxPanel({ panel }: PanelProps) {
  return (
    <>
      <ul>
        {panel.conversations?.map(
          ({ name, channel, preview, time, unread }) => (
            <li key={name}>
              <strong>{name}</strong> · {channel} · {time}
              {unread && ' · unread'}
              <br />
              {preview}
            </li>
          ),
        )}
      </ul>
      <Dialogue lines={panel.dialogue} />
    </>
  );
}
