import { useState } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { CheckList } from '../../../components/cards/check-list';
import { visuallyHidden } from '../../../styles/visually-hidden';
import {
  buttonStyle,
  cardStyle,
  gridStyle,
  statusStyle,
} from '../preview-style';
import { BlockSection } from './block-section';
import type { BlockProps } from '../site';

/** Plans side by side; the one in the middle stands out. */
export function PlansBlock({ block }: BlockProps) {
  const [chosen, setChosen] = useState<string>();
  const { title, plans, button } = block;
  return (
    <BlockSection title={title}>
      <ul css={gridStyle}>
        {plans?.map(({ name, price, points }, number) => (
          <li
            key={name}
            css={[cardStyle, planStyle, number === 1 && mainStyle]}
          >
            <h5>{name}</h5>
            <p css={amountStyle}>{price}</p>
            <CheckList items={points} />
            <button
              type="button"
              css={buttonStyle}
              onClick={() => setChosen(name)}
            >
              {button} <span css={visuallyHidden}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" css={statusStyle}>
        {chosen && `${chosen}: this is a sample page, nothing was ordered.`}
      </p>
    </BlockSection>
  );
}

const planStyle = (theme: Theme) =>
  css({
    padding: theme.space[5],
    ul: { marginBottom: theme.space[3] },
    button: { alignSelf: 'stretch', marginTop: 'auto' },
  });

const mainStyle = (theme: Theme) =>
  css({
    borderColor: theme.tint.strong,
    boxShadow: theme.shadow,
    background: `linear-gradient(${theme.tint.soft}, ${theme.colour.surface})`,
  });

const amountStyle = (theme: Theme) =>
  css({
    fontFamily: 'var(--preview-heading-font)',
    fontSize: theme.text.figure,
    fontWeight: 700,
    lineHeight: theme.leading.title,
  });
