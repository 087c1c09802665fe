import { plainList } from '../styles/lists';
import type { PanelProps } from './product-panel';

interface DialogueProps {
  lines: PanelProps['panel']['dialogue'];
  /** What to call the customer: by name where the panel knows it. */
  customer?: string | null;
}

/** A conversation between a customer and a business. */
export function Dialogue({ lines, customer }: DialogueProps) {
  return (
    <ol css={plainList}>
      {lines?.map(({ speaker, text, time }) => (
        <li key={text}>
          <p>
            <strong>
              {speaker === 'customer' ? (customer ?? 'Customer') : 'Business'}
            </strong>
            {time && ` · ${time}`}
            <br />
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
