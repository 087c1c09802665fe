import type { PreviewBlock } from '../preview-fields';
import type { SamplePartProps } from '../sample-site';

type PageButtonProps = Pick<PreviewBlock<'text'>, 'button' | 'leadsTo'> &
  Pick<SamplePartProps, 'open'>;

/** A block's link to another page; nothing without one. */
export function PageButton({ button, leadsTo, open }: PageButtonProps) {
  if (!button || !leadsTo) return null;
  return (
    <div className="sample-buttons">
      <button
        type="button"
        className="sample-button"
        onClick={() => open(leadsTo)}
      >
        {button}
      </button>
    </div>
  );
}
