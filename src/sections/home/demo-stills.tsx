import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Avatar } from '../../components/cards/avatar';
import { initials } from '../../components/cards/initials';
import { Dialogue } from '../../components/product/dialogue';
import { metaStyle, rowStyle } from '../../components/product/product-style';
import type { DemoTab } from '../../demos/demos';
import { plainList } from '../../styles/lists';
import { tintStyle } from '../../styles/tint';

interface DemoStillsProps {
  demos: Queries.DemosFieldsFragment;
  onOpen: (tab: DemoTab) => void;
}

/** A picture of each demo, made of its own texts, that opens it. */
export function DemoStills({ demos, onOpen }: DemoStillsProps) {
  const { chat, leads, calls } = demos;
  const stills: { tab: DemoTab; tint: string; still: ReactNode }[] = [
    { tab: 'chat', tint: 'teal', still: <ChatStill chat={chat} /> },
    { tab: 'leads', tint: 'indigo', still: <LeadsStill leads={leads} /> },
    { tab: 'calls', tint: 'amber', still: <CallStill calls={calls} /> },
  ];
  return (
    <ul css={listStyle}>
      {stills.map(({ tab, tint, still }) => (
        <li key={tab} css={tintStyle(tint)}>
          <h3>
            <button type="button" css={buttonStyle} onClick={() => onOpen(tab)}>
              {demos[tab].title}
            </button>
          </h3>
          <div aria-hidden="true" css={stageStyle}>
            <div css={windowStyle}>{still}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function ChatStill({ chat }: { chat: Queries.DemosFieldsFragment['chat'] }) {
  const lines = [
    { speaker: 'customer', text: chat.prompts[0] ?? '', time: null },
    { speaker: 'business', text: chat.replies[0]?.reply ?? '', time: null },
    { speaker: 'customer', text: chat.prompts[1] ?? '', time: null },
  ];
  return <Dialogue lines={lines} own="customer" />;
}

function LeadsStill({
  leads,
}: {
  leads: Queries.DemosFieldsFragment['leads'];
}) {
  return leads.samples
    .slice(0, 4)
    .map(({ name, company }) => (
      <Entry key={name} name={name} note={company} />
    ));
}

function CallStill({ calls }: { calls: Queries.DemosFieldsFragment['calls'] }) {
  const lines = calls.script
    .slice(0, 2)
    .map((text) => ({ speaker: 'business', text, time: null }));
  return (
    <>
      <Entry name={calls.callers[0] ?? ''} note="On the line" />
      <Dialogue lines={lines} />
    </>
  );
}

function Entry({ name, note }: { name: string; note: string }) {
  return (
    <div css={entryStyle}>
      <Avatar initials={initials(name)} solid />
      <p>
        <strong>{name}</strong>
        <br />
        <span css={metaStyle}>{note}</span>
      </p>
    </div>
  );
}

const listStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[3],
    marginTop: theme.space[6],
    '> li': {
      position: 'relative',
      display: 'flex',
      overflow: 'hidden',
      border: `${theme.line} solid ${theme.tint.line}`,
      borderRadius: theme.radius.large,
      background: theme.tint.soft,
      '&:hover': { borderColor: theme.tint.strong },
    },
    h3: {
      flex: '2 0 0',
      minWidth: 'min-content',
      margin: 0,
      fontSize: theme.text.title4,
    },
    [theme.media.medium]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: theme.space[6],
      '> li': { flexDirection: 'column-reverse' },
      h3: { flex: 'none', fontSize: theme.text.title3 },
    },
    [theme.media.noScripts]: { display: 'none' },
  });

/** The whole still is the button. */
const buttonStyle = (theme: Theme) =>
  css({
    width: '100%',
    height: '100%',
    padding: theme.space[3],
    border: 0,
    background: theme.colour.surface,
    fontWeight: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': {
      outlineOffset: `calc(-1 * ${theme.thick})`,
      borderRadius: theme.radius.large,
    },
  });

const stageStyle = (theme: Theme) =>
  css({
    flex: '3 1 0',
    minWidth: 0,
    height: theme.space[20],
    overflow: 'hidden',
    padding: `${theme.space[3]} ${theme.space[3]} 0`,
    [theme.media.medium]: {
      flex: 'none',
      height: '14rem',
      padding: `${theme.space[5]} ${theme.space[5]} 0`,
    },
  });

/** Cut off at the foot of the stage. */
const windowStyle = (theme: Theme) =>
  css({
    minHeight: '100%',
    padding: theme.space[3],
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.medium,
    background: theme.colour.surface,
    boxShadow: theme.shadow.medium,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    p: { margin: 0 },
  });

const entryStyle = (theme: Theme) =>
  css(rowStyle(theme), { marginBottom: theme.space[4] });
