import { BESIDE } from '../parts/picture-sizes';
import { PreviewPicture } from '../parts/preview-picture';
import type { PreviewBlock } from '../preview-fields';
import type { BlockProps } from '../site';
import { BlockSection } from './block-section';

/** Labels and values, beside a picture where there is one; a total under a line. */
export function RowsBlock({ block }: BlockProps) {
  const { title, rows, total } = block;
  return (
    <>
      <PreviewPicture of={block} sizes={BESIDE} />
      <BlockSection title={title}>
        <Rows rows={rows ?? []} total={total} />
      </BlockSection>
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
