import { css } from '@emotion/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { cardStyle } from '../../components/cards/card';
import { Dialogue } from '../../components/product/dialogue';
import { Person } from '../../panels/parts/person';
import type { DemoTab } from '../../demos/demos';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';

interface Still {
  tab: DemoTab;
  tint: string;
  people: readonly { name: string; company?: string }[];
  lines: readonly ReturnType<typeof lineOf>[];
}

interface DemoStillsProps {
  demos: Queries.DemosFieldsFragment;
  onOpen: (tab: DemoTab) => void;
}

/** A picture of each demo, made of its texts, that opens it. On narrow screens only their names are shown, on phones none. */
export function DemoStills({ demos, onOpen }: DemoStillsProps) {
  return (
    <ul css={listStyle}>
      {stillsOf(demos).map(({ tab, tint, people, lines }) => (
        <li key={tab} css={tintStyle(tint)}>
          <h3>
            <button type="button" css={buttonStyle} onClick={() => onOpen(tab)}>
              {demos[tab].title}
              <ChevronRight aria-hidden="true" size="1em" />
            </button>
          </h3>
          <div aria-hidden="true" css={windowStyle}>
            {people.map(({ name, company }) => (
              <Person key={name} name={name} note={company} />
            ))}
            {lines.length > 0 && <Dialogue lines={lines} own="customer" />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function stillsOf(demos: Queries.DemosFieldsFragment): Still[] {
  const { chat, leads, calls } = demos;
  const people = leads.samples.slice(0, 3);
  const caller = { name: calls.callers[0] ?? '' };
  const asked = lineOf('customer', chat.prompts[0]);
  const answered = lineOf('business', chat.replies[0]?.reply);
  const call = calls.script.slice(0, 2).map((text) => lineOf('business', text));
  return [
    { tab: 'chat', tint: 'teal', people: [], lines: [asked, answered] },
    { tab: 'leads', tint: 'indigo', people, lines: [] },
    { tab: 'calls', tint: 'amber', people: [caller], lines: call },
  ];
}

const lineOf = (speaker: string, text = '') => ({ speaker, text });

const listStyle = css(plainList, columns({ medium: '1fr 1fr 1fr' }), {
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
  h3: { margin: 0, fontSize: theme.text.title4 },
  [theme.media.narrow]: { '> li > div': { display: 'none' } },
  [theme.media.medium]: { gap: theme.space[6] },
  [theme.media.phone]: { display: 'none' },
  [theme.media.noScripts]: { display: 'none' },
});

/** The whole still is the button. */
const buttonStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  padding: theme.space[4],
  border: 0,
  background: 'none',
  fontWeight: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': {
    outlineOffset: `calc(-1 * ${theme.thick})`,
    borderRadius: theme.radius.large,
  },
  svg: { color: theme.tint.strong },
});

const windowStyle = css(cardStyle, {
  flex: 1,
  alignItems: 'stretch',
  justifyContent: 'center',
  gap: theme.space[3],
  margin: `${theme.space[3]} ${theme.space[3]} 0`,
  padding: theme.space[4],
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  p: { margin: 0, textWrap: 'wrap' },
});
