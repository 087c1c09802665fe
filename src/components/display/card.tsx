import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { ButtonLink } from '../actions/actions';

export const cardBox = css({
  minWidth: 0,
  background: theme.colour.surface,
  border: theme.rule,
  borderRadius: theme.radius.large,
  boxShadow: theme.shadow.edge,
  padding: theme.space[6],
  '> :last-child': { marginBottom: 0 },
});

interface PriceCardProps {
  name: string;
  price: string;
  badge?: ReactNode;
  highlighted?: boolean;
  action: Queries.ActionFieldsFragment;
  children: ReactNode;
}

export function PriceCard(props: PriceCardProps) {
  const { name, price, badge, highlighted = false, action, children } = props;
  return (
    <li css={[priceCardStyle, highlighted && highlightedStyle]}>
      <div css={headStyle}>
        <h3>{name}</h3>
        {badge}
      </div>
      <p css={priceStyle}>{price}</p>
      {children}
      <div css={actionStyle}>
        <ButtonLink
          href={action.href}
          variant={highlighted ? 'primary' : 'secondary'}
        >
          {action.label}
        </ButtonLink>
      </div>
    </li>
  );
}

const priceCardStyle = css(cardBox, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
});

const highlightedStyle = css({
  borderColor: theme.colour.actionEnd,
  boxShadow: theme.shadow.medium,
  outline: `${theme.stroke.thin} solid ${theme.colour.actionEnd}`,
});

const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space[2],
  alignItems: 'flex-start',
  width: '100%',
});

const priceStyle = css(largeType(theme.text.stat));

// Aligns the buttons of cards in a row.
const actionStyle = css({ display: 'grid', width: '100%', marginTop: 'auto' });
