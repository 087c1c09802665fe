import { css } from '@emotion/react';
import { theme } from '../../../styles/theme';
import { visuallyHidden } from '../../../styles/visually-hidden';
import {
  TABLET,
  cardStyle,
  fromColour,
  tagStyle,
  toColour,
} from '../preview-style';
import { BlockSection } from './block-section';
import type { BlockProps } from '../site';

/** A rota in a window of the firm's software: a line for each person, a column for each day. Equal shifts look alike. */
export function RotaBlock({ block }: BlockProps) {
  const { title, text, columns, workers, total } = block;
  const shifts = [...new Set(workers?.flatMap((worker) => worker.shifts))];
  const kinds = shifts.filter((shift) => shift !== '');
  const hasHours = workers?.some(({ hours }) => hours) ?? false;
  return (
    <BlockSection>
      <div css={[cardStyle, boxStyle]}>
        <div css={barStyle}>
          <h4>{title}</h4>
          {text && <p css={tagStyle}>{text}</p>}
        </div>
        <div
          role="group"
          aria-label={title ?? undefined}
          // On a phone it scrolls sideways.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          css={scrollStyle}
        >
          <table css={tableStyle}>
            <thead>
              <tr>
                <td />
                {columns?.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
                {hasHours && <th scope="col">Hours</th>}
              </tr>
            </thead>
            <tbody>
              {workers?.map((worker) => (
                <tr
                  key={worker.name}
                  data-open={worker.isOpen === true || undefined}
                >
                  <th scope="row">
                    {worker.name}
                    {worker.role && <span>{worker.role}</span>}
                  </th>
                  {columns?.map((column, day) => (
                    <td key={column}>
                      <Shift shift={worker.shifts[day] ?? ''} kinds={kinds} />
                    </td>
                  ))}
                  {hasHours && <td data-hours>{worker.hours}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {total && (
          <p css={totalStyle}>
            <span>{total.label}</span> <strong>{total.value}</strong>
          </p>
        )}
      </div>
    </BlockSection>
  );
}

function Shift({ shift, kinds }: { shift: string; kinds: readonly string[] }) {
  return shift === '' ? (
    <span css={visuallyHidden}>off</span>
  ) : (
    <span data-shift={kinds.indexOf(shift) % 3}>{shift}</span>
  );
}

const boxStyle = css({
  gap: 0,
  padding: 0,
  overflow: 'hidden',
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.medium,
});

const totalStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  padding: `${theme.space[3]} ${theme.space[4]}`,
});

const barStyle = css(totalStyle, {
  alignItems: 'center',
  borderBottom: `${theme.line} solid ${theme.colour.line}`,
  '&& h4': { margin: 0, fontSize: theme.text.body },
  p: { alignSelf: 'center' },
});

/** On a phone it fades at the right, as a sign that it scrolls; an empty strip follows the last column. */
const scrollStyle = css({
  overflowX: 'auto',
  paddingRight: theme.space[8],
  maskImage: `linear-gradient(to left, transparent, currentcolor ${theme.space[8]})`,
  [TABLET]: { paddingRight: 0, maskImage: 'none' },
  [theme.media.print]: { maskImage: 'none' },
  '&:focus-visible': { outlineOffset: `calc(-1 * ${theme.thick})` },
});

const tableStyle = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  whiteSpace: 'nowrap',
  'th, td': {
    padding: theme.space[1],
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    textAlign: 'start',
  },
  'thead th, thead td': {
    paddingBlock: theme.space[2],
    color: theme.colour.textMuted,
    fontSize: theme.text.tiny,
  },
  // The names stay in view.
  'tr > :first-of-type': {
    position: 'sticky',
    left: 0,
    padding: `${theme.space[2]} ${theme.space[3]} ${theme.space[2]} ${theme.space[4]}`,
    background: theme.colour.surface,
  },
  'tbody th > span': {
    display: 'block',
    fontWeight: 400,
    fontSize: theme.text.tiny,
    color: theme.colour.textMuted,
  },
  '[data-hours]': { fontWeight: 600 },
  '[data-shift]': {
    display: 'block',
    padding: theme.space[2],
    borderLeft: `${theme.thick} solid ${toColour}`,
    borderRadius: theme.radius.tiny,
    background: `color-mix(in oklab, ${toColour} 14%, ${theme.colour.surface})`,
    fontWeight: 600,
  },
  '[data-shift="1"]': {
    borderColor: fromColour,
    background: `color-mix(in oklab, ${fromColour} 16%, ${theme.colour.surface})`,
  },
  '[data-shift="2"]': {
    borderColor: theme.colour.action,
    background: `color-mix(in oklab, ${theme.colour.action} 28%, ${theme.colour.surface})`,
  },
  '[data-open]': {
    th: { color: theme.colour.danger },
    '[data-shift]': {
      border: `${theme.line} dashed ${theme.colour.danger}`,
      background: 'none',
      color: theme.colour.danger,
    },
  },
  // Days of the same width, between the names and the hours.
  [TABLET]: {
    minWidth: '42rem',
    tableLayout: 'fixed',
    'thead td': { width: '8rem' },
    'tbody th': { whiteSpace: 'normal' },
  },
});
