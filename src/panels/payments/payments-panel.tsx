import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Avatar } from '../../components/cards/avatar';
import { initials } from '../../components/cards/initials';
import { Dialogue } from '../../components/product/dialogue';
import {
  WIDE,
  endPadding,
  metaStyle,
  rowStyle,
  tintBackground,
} from '../../components/product/product-style';
import { Composer } from '../parts/composer';
import type { PanelProps } from '../parts/panel-props';
import { InvoiceCard } from './invoice-card';

/** A text-to-pay thread that ends in a paid invoice. */
export function PaymentsPanel({ panel }: PanelProps) {
  const { invoice, dialogue } = panel;
  const customer = invoice?.customer ?? 'Customer';
  return (
    <div css={deskStyle}>
      <div css={phoneStyle}>
        <div css={headStyle}>
          <Avatar initials={initials(customer)} solid />
          <p>
            <strong>{customer}</strong>{' '}
            <span css={kindStyle}>Text message</span>
          </p>
        </div>
        <div css={threadStyle}>
          <Dialogue lines={dialogue} customer={customer} business="You" />
        </div>
        <Composer />
      </div>
      {invoice && <InvoiceCard invoice={invoice} />}
    </div>
  );
}

const deskStyle = (theme: Theme) =>
  css({
    display: 'grid',
    flex: 1,
    gap: theme.space[6],
    padding: `${theme.space[6]} ${endPadding(theme.space[4])} ${theme.space[10]} ${theme.space[4]}`,
    background: `var(--panel-surface, ${tintBackground(theme)})`,
    alignItems: 'center',
    // On narrow screens its ground goes on under the outcome.
    [theme.media.narrow]: { marginBottom: `calc(-1 * ${theme.space[8]})` },
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: 0,
    },
  });

/** In the dark theme a dark phone would be lost on the ground. */
const caseColour = ({ colour }: Theme) =>
  `light-dark(${colour.field}, ${colour.control})`;

/** About twice as high as wide. */
const phoneStyle = (theme: Theme) =>
  css({
    // What is in the phone is laid out for its width.
    containerType: 'inline-size',
    '--panel-bleed': '0rem',
    display: 'flex',
    flexDirection: 'column',
    justifySelf: 'center',
    width: 'min(100%, 15.5rem)',
    minHeight: '28rem',
    overflow: 'hidden',
    border: `${theme.space[2]} solid ${caseColour(theme)}`,
    borderRadius: theme.space[8],
    background: theme.colour.surface,
    boxShadow: theme.shadow.large,
    [WIDE]: { order: 1, width: '15.5rem' },
  });

/** Under the camera. */
const headStyle = (theme: Theme) =>
  css(rowStyle(theme), {
    flexWrap: 'wrap',
    padding: theme.space[3],
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    lineHeight: theme.leading.title,
    '&::before': {
      content: '""',
      width: theme.space[16],
      height: theme.space[3],
      marginInline: `calc(50% - ${theme.space[8]})`,
      borderRadius: theme.radius.round,
      background: caseColour(theme),
    },
  });

const kindStyle = (theme: Theme) => css(metaStyle(theme), { display: 'block' });

const threadStyle = (theme: Theme) => css({ flex: 1, padding: theme.space[3] });
