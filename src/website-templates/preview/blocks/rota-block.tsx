import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { cardStyle, fromColour, toColour } from '../preview-style';
import { BlockSection } from './block-section';
import type { BlockProps } from '../site';

/** A rota as the firm's software shows it: a line for each person, a column for each day. Equal shifts look alike. */
export function RotaBlock({ block }: BlockProps) {
  const { title, text, columns, workers, total } = block;
  const shifts = [...new Set(workers?.flatMap((worker) => worker.shifts))];
  const kinds = shifts.filter((shift) => shift !== '');
  return (
    <BlockSection title={title}>
      {text && <p>{text}</p>}
      <div css={[cardStyle, boxStyle]}>
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
              </tr>
            </thead>
            <tbody>
              {workers?.map((worker) => (
                <tr key={worker.name}>
                  <th scope="row">
                    {worker.name}
                    {worker.role && <span>{worker.role}</span>}
                  </th>
                  {columns?.map((column, day) => {
                    const shift = worker.shifts[day] ?? '';
                    return (
                      <td key={column}>
                        {shift && (
                          <span data-shift={kinds.indexOf(shift) % 3}>
                            {shift}
                          </span>
                        )}
                      </td>
                    );
                  })}
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

const boxStyle = (theme: Theme) =>
  css({ gap: 0, padding: 0, boxShadow: theme.shadow });

const scrollStyle = (theme: Theme) =>
  css({
    overflowX: 'auto',
    '&:focus-visible': { outlineOffset: `calc(-1 * ${theme.thick})` },
  });

const tableStyle = (theme: Theme) =>
  css({
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: theme.text.tiny,
    lineHeight: theme.leading.snug,
    whiteSpace: 'nowrap',
    'th, td': {
      padding: theme.space[2],
      borderBottom: `${theme.line} solid ${theme.colour.line}`,
      textAlign: 'start',
    },
    'thead th, thead td': { color: theme.colour.textMuted },
    // The names stay in view.
    'tr > :first-of-type': {
      position: 'sticky',
      left: 0,
      background: theme.colour.surface,
    },
    'th > span': {
      display: 'block',
      fontWeight: 400,
      color: theme.colour.textMuted,
    },
    '[data-shift]': {
      display: 'block',
      padding: `${theme.space[1]} ${theme.space[2]}`,
      borderLeft: `${theme.thick} solid ${toColour}`,
      borderRadius: theme.radius.tiny,
      background: `color-mix(in oklab, ${toColour} 12%, ${theme.colour.surface})`,
      fontVariantNumeric: 'tabular-nums',
    },
    '[data-shift="1"]': {
      borderColor: fromColour,
      background: `color-mix(in oklab, ${fromColour} 14%, ${theme.colour.surface})`,
    },
    '[data-shift="2"]': {
      borderColor: theme.colour.sunrise,
      background: `color-mix(in oklab, ${theme.colour.sunrise} 14%, ${theme.colour.surface})`,
    },
  });

const totalStyle = (theme: Theme) =>
  css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.space[4],
    padding: theme.space[3],
  });
