import { Dialogue } from './dialogue';
import type { PanelProps } from './product-panel';

/** A text-to-pay thread that ends in a paid invoice. */
export function PaymentsPanel({ panel }: PanelProps) {
  const { invoice } = panel;
  return (
    <>
      <Dialogue lines={panel.dialogue} />
      {invoice && (
        <p>
          Invoice {invoice.number} for {invoice.customer}: {invoice.item},{' '}
          {invoice.amount}. {invoice.paid}
        </p>
      )}
    </>
  );
}
