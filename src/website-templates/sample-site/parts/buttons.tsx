import type { ComponentProps, ReactNode } from 'react';
import type { QueriedBlock } from '../sample-fields';
import type { SamplePartProps } from '../site-model';

export function SampleButton(props: ComponentProps<'button'>) {
  return <button type="button" className="sample-button" {...props} />;
}

/** An option, such as an appointment or a part of the menu. */
export function ChoiceButton(props: ComponentProps<'button'>) {
  return <button type="button" className="sample-choice" {...props} />;
}

type Open = Pick<SamplePartProps, 'open'>;
type PageButtonProps = Open & { leadsTo: string; children: ReactNode };

/** Opens another page of the sample site. */
export function PageButton({ leadsTo, open, children }: PageButtonProps) {
  return <SampleButton onClick={() => open(leadsTo)}>{children}</SampleButton>;
}

type BlockButtonProps = Open & Pick<QueriedBlock<'text'>, 'button' | 'leadsTo'>;

/** The button below a block's text; nothing without one. */
export function BlockButton({ button, leadsTo, open }: BlockButtonProps) {
  if (!button || !leadsTo) return null;
  return (
    <div className="sample-buttons">
      <PageButton leadsTo={leadsTo} open={open}>
        {button}
      </PageButton>
    </div>
  );
}
