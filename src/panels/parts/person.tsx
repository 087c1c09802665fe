import { css } from '@emotion/react';
import { Avatar, initials } from '../../components/display/avatar';
import { panelMeta, panelRow } from '../../styles/panel-style';

interface PersonProps {
  name: string;
  note?: string;
  className?: string;
}

export function Person({ name, note, className }: PersonProps) {
  return (
    <div css={panelRow} className={className}>
      <Avatar initials={initials(name)} small />
      <p css={wordsStyle}>
        <strong>{name}</strong> {note && <span>{note}</span>}
      </p>
    </div>
  );
}

const wordsStyle = css({
  minWidth: 0,
  span: css(panelMeta, { display: 'block' }),
});
