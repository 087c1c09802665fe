import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Icon } from '../../components/cards/icon';
import { columnStyle } from '../../components/text/section';
import { tintStyle } from '../../styles/tint';

interface ToolFrameProps {
  /** They stand at the left edge once more, as drawings. */
  tools: Queries.HubToolsFieldsFragment['items'];
  children: ReactNode;
}

/** The frame of the dashboard around its parts. */
export function ToolFrame({ tools, children }: ToolFrameProps) {
  return (
    <div css={columnStyle}>
      <div css={screenStyle}>
        <div aria-hidden="true" css={railStyle}>
          {tools.map(({ icon, title, colour }) => (
            <span key={title} css={tintStyle(colour ?? 'sage')}>
              <Icon name={icon} />
            </span>
          ))}
        </div>
        <div css={contentStyle}>{children}</div>
      </div>
    </div>
  );
}

const screenStyle = (theme: Theme) =>
  css({
    display: 'flex',
    marginBlock: theme.space.section,
    overflow: 'clip',
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.large,
    background: theme.colour.sunken,
    boxShadow: theme.shadow.large,
  });

const railStyle = (theme: Theme) =>
  css({
    display: 'none',
    [theme.media.wide]: {
      display: 'flex',
      flexDirection: 'column',
      flex: 'none',
      gap: theme.space[6],
      padding: `${theme.space[8]} ${theme.space[5]}`,
      borderRight: `${theme.line} solid ${theme.colour.line}`,
      background: theme.colour.surface,
    },
    span: { color: theme.tint.strong },
  });

const contentStyle = (theme: Theme) =>
  css({
    flex: 1,
    minWidth: 0,
    padding: theme.space[4],
    [theme.media.wide]: { padding: theme.space[8] },
  });
