import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Avatar } from '../../components/cards/avatar';
import { initials } from '../../components/cards/initials';
import { Chip } from '../../components/product/chip';
import { Dialogue } from '../../components/product/dialogue';
import { metaStyle, rowStyle } from '../../components/product/product-style';
import { Waveform } from '../../components/product/waveform';
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
  const [prompt = ''] = chat.prompts;
  const lines = [
    { speaker: 'customer', text: prompt, time: null },
    ...chat.replies
      .slice(0, 1)
      .map(({ reply }) => ({ speaker: 'business', text: reply, time: null })),
  ];
  return <Dialogue lines={lines} own="customer" />;
}

function LeadsStill({
  leads,
}: {
  leads: Queries.DemosFieldsFragment['leads'];
}) {
  return leads.samples.slice(0, 3).map(({ name, company, source }) => (
    <div key={name} css={entryStyle}>
      <Avatar initials={initials(name)} solid />
      <p css={{ flex: 1 }}>
        <strong>{name}</strong>
        <br />
        <span css={metaStyle}>{company}</span>
      </p>
      <Chip>{source}</Chip>
    </div>
  ));
}

function CallStill({ calls }: { calls: Queries.DemosFieldsFragment['calls'] }) {
  const [caller = ''] = calls.callers;
  return (
    <>
      <div css={entryStyle}>
        <Avatar initials={initials(caller)} solid />
        <p css={{ flex: 1 }}>
          <strong>{caller}</strong>
        </p>
        <span css={waveStyle}>
          <Waveform />
        </span>
      </div>
      {calls.script.slice(0, 2).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

const listStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[3],
    '> li': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column-reverse',
      overflow: 'hidden',
      border: `${theme.line} solid ${theme.tint.line}`,
      borderRadius: theme.radius.large,
      background: theme.tint.soft,
      '&:hover': { borderColor: theme.tint.strong },
    },
    h3: { margin: 0 },
    [theme.media.medium]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: theme.space[6],
    },
    [theme.media.noScripts]: { display: 'none' },
  });

/** The whole still is the button. */
const buttonStyle = (theme: Theme) =>
  css({
    width: '100%',
    padding: `${theme.space[3]} ${theme.space[5]}`,
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
    height: '6rem',
    overflow: 'hidden',
    padding: `${theme.space[4]} ${theme.space[5]} 0`,
    [theme.media.medium]: { height: '14rem' },
  });

/** Cut off at the foot of the stage. */
const windowStyle = (theme: Theme) =>
  css({
    minHeight: '100%',
    padding: theme.space[4],
    border: `${theme.line} solid ${theme.colour.line}`,
    borderRadius: theme.radius.medium,
    background: theme.colour.surface,
    boxShadow: theme.shadow.medium,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    p: { margin: 0 },
    '> p': { marginTop: theme.space[3] },
  });

const entryStyle = (theme: Theme) =>
  css(rowStyle(theme), {
    '& + &': {
      marginTop: theme.space[3],
      paddingTop: theme.space[3],
      borderTop: `${theme.line} solid ${theme.colour.line}`,
    },
  });

const waveStyle = (theme: Theme) => css({ color: theme.tint.strong });
