import { css } from '@emotion/react';
import { Avatar, initials } from '../../components/cards/avatar';
import { metaStyle, rowStyle } from '../../components/product/product-style';

interface PersonProps {
  name: string;
  note?: string;
}

export function Person({ name, note }: PersonProps) {
  return (
    <div css={rowStyle}>
      <Avatar initials={initials(name)} small />
      <p css={wordsStyle}>
        <strong>{name}</strong> {note && <span>{note}</span>}
      </p>
    </div>
  );
}

const wordsStyle = css({
  minWidth: 0,
  span: css(metaStyle, { display: 'block' }),
});
