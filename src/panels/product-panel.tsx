import type { ComponentType } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { CallPanel } from './call/call-panel';
import { ChatPanel } from './chat/chat-panel';
import { InboxPanel } from './inbox/inbox-panel';
import type { PanelProps } from './parts/panel-props';
import { PaymentsPanel } from './payments/payments-panel';
import { PipelinePanel } from './pipeline/pipeline-panel';
import { ReviewsPanel } from './reviews/reviews-panel';
import { WorkflowPanel } from './workflow/workflow-panel';

const panels: Record<string, ComponentType<PanelProps>> = {
  call: CallPanel,
  chat: ChatPanel,
  inbox: InboxPanel,
  payments: PaymentsPanel,
  pipeline: PipelinePanel,
  reviews: ReviewsPanel,
  workflow: WorkflowPanel,
};

/** A product at work, with sample data, over a caption. Its layout depends on its own width. Throws for an unknown kind. */
export function ProductPanel({ panel }: PanelProps) {
  const Panel = panels[panel.kind];
  if (!Panel) throw new Error(`There is no panel of kind ${panel.kind}`);
  return (
    // A name of its own: otherwise screen readers would read the caption as the name, and once more.
    <figure aria-label="Sample screen" css={figureStyle}>
      <div css={windowStyle}>
        <Panel panel={panel} />
      </div>
      <figcaption css={captionStyle}>{panel.caption}</figcaption>
    </figure>
  );
}

const figureStyle = css({
  margin: 0,
  minWidth: 0,
  containerType: 'inline-size',
});

const windowStyle = (theme: Theme) =>
  css({
    overflow: 'hidden',
    background: theme.colour.surface,
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: theme.radius.large,
    boxShadow: theme.shadow.large,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    'p, ul, ol, dl, dd': { margin: 0 },
    p: { textWrap: 'wrap' },
    svg: { flex: 'none' },
  });

const captionStyle = (theme: Theme) =>
  css({
    marginTop: theme.space[3],
    paddingInline: theme.space[1],
    fontSize: theme.text.tiny,
    lineHeight: theme.leading.snug,
    color: theme.colour.textMuted,
    textWrap: 'pretty',
  });
