import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Tabs as Base } from '@base-ui/react/tabs';
import { wrappingRow } from '../styles/lists';

interface Tab {
  id: string;
  title: string;
  panel: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab that shows, where the caller decides that; otherwise the first one shows at first. */
  value?: string;
  /** Called with the id of the tab that a visitor has chosen. */
  onChange?: (id: string) => void;
  /** Keeps panels in the page while they do not show, with what was typed into them. */
  keepMounted?: boolean;
}

/** Panels of which one shows, chosen by tabs; arrow keys, Home and End choose as well (ARIA Authoring Practices). */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
  keepMounted = false,
}: TabsProps) {
  return (
    <Base.Root
      value={value}
      defaultValue={tabs[0]?.id}
      onValueChange={(id: string) => onChange?.(id)}
    >
      <Base.List aria-label={label} activateOnFocus css={listStyle}>
        {tabs.map(({ id, title }) => (
          <Base.Tab key={id} value={id} css={tabStyle}>
            {title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, panel }) => (
        <Base.Panel
          key={id}
          value={id}
          keepMounted={keepMounted}
          css={panelStyle}
        >
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

// The tabs wrap on a narrow screen: none is out of sight, as it would be in a row that scrolls.
const listStyle = (theme: Theme) =>
  css(wrappingRow(theme), {
    gap: `0 ${theme.space[2]}`,
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
  });

const tabStyle = (theme: Theme) =>
  css({
    position: 'relative',
    padding: `${theme.space[3]} ${theme.space[3]}`,
    border: 0,
    background: 'transparent',
    fontWeight: 600,
    lineHeight: theme.leading.snug,
    color: theme.colour.textMuted,
    cursor: 'pointer',
    '&:hover, &[aria-selected="true"]': { color: theme.colour.text },
    // An element of its own: where the system sets the colours, a transparent border would show on every tab.
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      inset: `auto ${theme.space[3]} 0`,
      borderBottom: `${theme.thick} solid ${theme.tint.strong}`,
    },
  });

const panelStyle = (theme: Theme) =>
  css({
    paddingTop: theme.space[5],
    '> :last-child': { marginBottom: 0 },
  });
