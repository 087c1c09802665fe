import { css } from '@emotion/react';
import { panelMeta, panelRow } from '../../styles/panel-style';
import { Avatar } from './avatar';

interface PersonProps {
  name: string;
  /** Initials, where they are not those of the name. */
  avatar?: string;
  note?: string;
  className?: string;
}

/** A name beside its initials, in small type; the note is below. */
export function Person({ name, avatar, note, className }: PersonProps) {
  return (
    <div css={panelRow} className={className}>
      <Avatar name={name} letters={avatar} small />
      <p css={wordsStyle}>
        <strong>{name}</strong> {note && <span css={noteStyle}>{note}</span>}
      </p>
    </div>
  );
}

const wordsStyle = css({ minWidth: 0 });
const noteStyle = css(panelMeta, { display: 'block' });
