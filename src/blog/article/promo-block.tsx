import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Actions } from '../../components/actions/actions';

interface PromoBlockProps {
  promo: Queries.ClosingFieldsFragment;
}

/** What an article leads up to, set in its column between its text and its share line (SPEC.md section 2). */
export function PromoBlock({ promo }: PromoBlockProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={promoStyle}>
      <h2 id={headingId}>{promo.title}</h2>
      <p>{promo.text}</p>
      <Actions actions={promo.actions} />
    </section>
  );
}

const promoStyle = (theme: Theme) =>
  css({
    marginTop: theme.space[16],
    padding: `clamp(${theme.space[6]}, 6vw, ${theme.space[10]})`,
    border: `${theme.line} solid ${theme.colour.fieldLine}`,
    borderRadius: theme.radius.large,
    background: theme.colour.field,
    color: theme.colour.onField,
    h2: { fontSize: theme.text.titleText },
    p: {
      marginBottom: theme.space[6],
      lineHeight: theme.leading.snug,
      fontSize: theme.text.lead,
      color: theme.colour.onFieldMuted,
    },
    // Paper has nothing to press, and leaves dark grounds out, but not the light words on them.
    [theme.media.print]: { display: 'none' },
  });
