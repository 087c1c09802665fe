import { Dialogue } from './dialogue';
import type { PanelProps } from './product-panel';

/** A chat on a shop's page. */
export function ChatPanel({ panel }: PanelProps) {
  return (
    <>
      <p>{panel.shop}</p>
      <ul>
        {panel.shopItems?.map(({ name, price }) => (
          <li key={name}>
            {name}, {price}
          </li>
        ))}
      </ul>
      <Dialogue lines={panel.dialogue} />
    </>
  );
}
