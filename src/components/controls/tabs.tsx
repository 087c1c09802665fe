import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Tabs as Base } from '@base-ui/react/tabs';
import { theme } from '../../styles/theme';
import { tabListStyle, tabStyle } from './tabs-style';

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
  /** Called with the id of the tab that a visitor selects. */
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
