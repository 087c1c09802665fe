import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Tabs as Base } from '@base-ui/react/tabs';
import { wrappingRow } from '../../styles/lists';
import { theme } from '../../styles/theme';

interface Tab {
  id: string;
  title: string;
  panel: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the selected tab, for a controlled component. */
  value?: string;
  onChange?: (id: string) => void;
}

/** Tabs that follow the ARIA Authoring Practices: arrow keys, Home and End select too. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Base.Root
      value={value}
      defaultValue={tabs[0]?.id}
      onValueChange={(id: string) => onChange?.(id)}
    >
      <Base.List aria-label={label} activateOnFocus css={tabListStyle}>
        {tabs.map(({ id, title }) => (
          <Base.Tab key={id} value={id} css={tabStyle}>
            {title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, panel }) => (
        <Base.Panel key={id} value={id} css={panelStyle}>
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

const panelStyle = css({
  paddingTop: theme.space[5],
  '> :last-child': { marginBottom: 0 },
});

/** Wraps on narrow screens: in a row that scrolls, tabs would be out of sight. */
const tabListStyle = css(wrappingRow, {
  gap: `0 ${theme.space[2]}`,
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
});

const tabStyle = css({
  position: 'relative',
  padding: `${theme.space[3]} ${theme.space[3]}`,
  border: 0,
  background: 'transparent',
  fontWeight: 600,
  lineHeight: theme.leading.snug,
  color: theme.colour.textMuted,
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { color: theme.colour.text },
  // Not a border: in forced-colours mode a transparent one would show on every tab.
  '&[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: `auto ${theme.space[3]} 0`,
    borderBottom: `${theme.thick} solid ${theme.tint.strong}`,
  },
});
