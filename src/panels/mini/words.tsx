import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Avatar } from '../../components/cards/avatar';
import { initials } from '../../components/cards/initials';
import { Rating } from '../../components/cards/rating';
import { Dialogue } from '../../components/product/dialogue';
import { metaStyle, rowStyle } from '../../components/product/product-style';
import type { MiniPanelProps } from './mini-panel-props';

export function Messages({ mini }: MiniPanelProps) {
  return (
    <>
      <Person name={mini.name ?? ''} note={mini.channel} />
      <Dialogue
        lines={mini.dialogue}
        own={mini.own === 'customer' ? 'customer' : 'business'}
      />
    </>
  );
}

export function Review({ mini }: MiniPanelProps) {
  return (
    <>
      <Person name={mini.name ?? ''} note={mini.source} />
      <Rating stars={mini.rating ?? 0} />
      <p>{mini.text}</p>
    </>
  );
}

function Person({ name, note }: { name: string; note: string | null }) {
  return (
    <div css={personStyle}>
      <Avatar initials={initials(name)} solid />
      <p>
        <strong>{name}</strong>
        {note && <span css={noteStyle}>{note}</span>}
      </p>
    </div>
  );
}

const personStyle = (theme: Theme) =>
  css(rowStyle(theme), {
    gap: theme.space[3],
    marginBottom: theme.space[3],
    p: { minWidth: 0 },
  });

const noteStyle = (theme: Theme) => css(metaStyle(theme), { display: 'block' });
