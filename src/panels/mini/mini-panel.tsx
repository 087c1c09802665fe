import type { ComponentType } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Appointment, Notice, Payment } from './cards';
import { Bars, Choices, Facts, Steps } from './lists';
import type { MiniPanelProps } from './mini-panel-props';
import { Messages, Review } from './words';

const kinds: Record<string, ComponentType<MiniPanelProps>> = {
  appointment: Appointment,
  bars: Bars,
  choices: Choices,
  facts: Facts,
  messages: Messages,
  notice: Notice,
  payment: Payment,
  review: Review,
  steps: Steps,
};

/**
 * A small part of a product's interface, with sample data, in the tint around it. It illustrates the words beside it, so
 * screen readers pass over it. Throws for an unknown kind.
 */
export function MiniPanel({ mini }: MiniPanelProps) {
  const Mini = kinds[mini.kind];
  if (!Mini) throw new Error(`There is no mini panel of kind ${mini.kind}`);
  return (
    <div aria-hidden="true" css={cardStyle} data-mini={mini.kind}>
      <Mini mini={mini} />
    </div>
  );
}

const cardStyle = (theme: Theme) =>
  css({
    minWidth: 0,
    padding: theme.space[4],
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.medium,
    background: theme.colour.surface,
    color: theme.colour.text,
    boxShadow: theme.shadow.medium,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    fontVariantNumeric: 'tabular-nums',
    // Large text in a wide fallback font rather breaks than widens the page.
    overflowWrap: 'anywhere',
    textAlign: 'left',
    'p, ol, ul, dl, dd': { margin: 0 },
    svg: { flex: 'none' },
  });
