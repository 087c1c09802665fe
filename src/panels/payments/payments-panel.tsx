import { css } from '@emotion/react';
import { Dialogue } from '../../components/product/dialogue';
import { rowStyle } from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { Composer } from '../parts/composer';
import { Person } from '../parts/person';
import { theme } from '../../styles/theme';
import { InvoiceCard } from './invoice-card';

/** A text-to-pay thread on a phone that ends in a paid invoice. */
export function PaymentsPanel({ panel }: { panel: PanelOf<'payments'> }) {
  const { invoice, dialogue } = panel;
  return (
    <div css={deskStyle}>
      <div css={phoneStyle}>
        <div css={headStyle}>
          <Person name={invoice.customer} note="Text message" />
        </div>
        <div css={threadStyle}>
          <Dialogue
            lines={dialogue}
            customer={invoice.customer}
            business="You"
            arriving
          />
        </div>
        <Composer />
      </div>
      <InvoiceCard {...invoice} />
    </div>
  );
}

const deskStyle = css({
  display: 'grid',
  gap: theme.space[6],
  alignItems: 'center',
  [theme.container.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 0,
  },
});

/** In the dark theme a dark phone would be lost on the ground. */
const caseColour = `light-dark(${theme.colour.darkGround}, ${theme.colour.control})`;

/** About twice as high as wide. */
const phoneStyle = css({
  // Its content is laid out for the phone's width.
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  justifySelf: 'center',
  width: 'min(100%, 15.5rem)',
  minHeight: '28rem',
  overflow: 'hidden',
  border: `${theme.space[2]} solid ${caseColour}`,
  borderRadius: theme.space[8],
  background: theme.colour.surface,
  boxShadow: theme.shadow.large,
  [theme.container.medium]: { order: 1, width: '15.5rem' },
});

/** Under the camera. */
const headStyle = css(rowStyle, {
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
    background: caseColour,
  },
});

const threadStyle = css({ flex: 1, padding: theme.space[3] });
