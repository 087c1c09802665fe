import type { PreviewBlock } from '../preview-fields';
import type { BlockProps } from '../site';

/** Labels and values; a total under a line. */
export function RowsBlock({ block }: BlockProps) {
  return <Rows rows={block.rows ?? []} total={block.total} />;
}

/** Where to find the firm: its address and other facts. */
export function PlaceBlock({ block: { address, rows } }: BlockProps) {
  return (
    <>
      <p className="sample-address">{address}</p>
      {rows && rows.length > 0 && <Rows rows={rows} />}
    </>
  );
}

interface RowsProps {
  rows: NonNullable<PreviewBlock['rows']>;
  total?: PreviewBlock['total'];
}

export function Rows({ rows, total = null }: RowsProps) {
  return (
    <dl className="sample-rows-list">
      {rows.map(({ label, value, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {text && <dd className="sample-sentence">{text}</dd>}
        </div>
      ))}
      {total && (
        <div className="sample-total">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      )}
    </dl>
  );
}
