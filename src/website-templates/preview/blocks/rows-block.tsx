import type { PreviewBlock } from '../preview-fields';
import type { BlockProps } from '../site';

/** Labels and values; a total under a line. */
export function RowsBlock({ block }: BlockProps) {
  return <Rows rows={block.rows ?? []} total={block.total} />;
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
