import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Person } from '../../components/display/person';
import { panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';
import { Composer } from './composer';
import { Dialogue } from './dialogue';

interface ChatWindowProps extends ComponentProps<typeof Dialogue> {
  /** Left out in a part that continues the one above. */
  name?: string;
  note?: string;
  /** Left out in a part that continues below. */
  draft?: string;
  className?: string;
}

/** A chat: on a firm’s website as visitors see it, or on a phone. */
export function ChatWindow(props: ChatWindowProps) {
  const { name, note, draft, className, ...dialogue } = props;
  return (
    <div css={windowStyle} className={className}>
      {name && (
        <div css={headStyle}>
          <Person name={name} note={note} />
        </div>
      )}
      <div css={threadStyle}>
        <Dialogue {...dialogue} arriving />
      </div>
      {draft && <Composer draft={draft} />}
    </div>
  );
}

const windowStyle = css({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  overflow: 'hidden',
  border: theme.tintRule,
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
  color: theme.colour.text,
  boxShadow: theme.shadow.large,
});

const headStyle = css(panelRow, {
  justifyContent: 'space-between',
  padding: theme.space[3],
  background: `light-dark(${theme.tint.strong}, ${theme.tint.soft})`,
  color: theme.colour.onDark,
  '--colour-textMuted': theme.colour.onDark,
  '--avatar-ground': theme.colour.surface,
  '--avatar-colour': theme.tint.strong,
});

/** The last line is at the bottom, above the message field. */
const threadStyle = css({
  display: 'grid',
  flex: 1,
  alignContent: 'end',
  padding: `${theme.space[2]} ${theme.space[3]}`,
});
