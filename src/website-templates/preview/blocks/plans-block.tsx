import { useState } from 'react';
import { css } from '@emotion/react';
import { CheckList } from '../../../components/cards/check-list';
import { theme } from '../../../styles/theme';
import { visuallyHidden } from '../../../styles/visually-hidden';
import {
  buttonStyle,
  cardStyle,
  gridStyle,
  statusStyle,
  tagStyle,
} from '../preview-style';
import { BlockSection } from './block-section';
import type { BlockProps } from '../site';

/** Plans side by side; one with a tag stands out. */
export function PlansBlock({ block }: BlockProps) {
  const [chosen, setChosen] = useState<string>();
  const { title, text, plans, button } = block;
  return (
    <BlockSection title={title}>
      <ul css={gridStyle}>
        {plans?.map((plan) => (
          <li
            key={plan.name}
            css={[cardStyle, planStyle, plan.tag !== null && mainStyle]}
          >
            <div css={nameStyle}>
              <h5>{plan.name}</h5>
              {plan.tag && <p css={tagStyle}>{plan.tag}</p>}
            </div>
            <p>
              <span css={amountStyle}>{plan.price}</span> {plan.period}
            </p>
            {plan.text && <p css={noteStyle}>{plan.text}</p>}
            <CheckList items={plan.points} />
            <button
              type="button"
              css={buttonStyle}
              onClick={() => setChosen(plan.name)}
            >
              {button} <span css={visuallyHidden}>{plan.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {text && <p css={noteStyle}>{text}</p>}
      <p role="status" css={statusStyle}>
        {chosen &&
          `You chose ${chosen}. This is a sample, so nothing was ordered.`}
      </p>
    </BlockSection>
  );
}

const planStyle = css({
  padding: theme.space[6],
  ul: { margin: `${theme.space[4]} 0` },
  button: { alignSelf: 'stretch', marginTop: 'auto' },
});

const mainStyle = css({
  borderColor: theme.tint.strong,
  // A thicker line that moves nothing.
  boxShadow: `0 0 0 ${theme.line} ${theme.tint.strong}, ${theme.shadow.medium}`,
});

const nameStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[2],
});

const noteStyle = css({
  margin: 0,
  fontSize: theme.text.small,
  color: theme.colour.textMuted,
  'ul + &': { marginTop: theme.space[4] },
});

const amountStyle = css({
  fontFamily: 'var(--preview-heading-font)',
  fontSize: theme.text.figure,
  fontWeight: 700,
  lineHeight: theme.leading.title,
});
