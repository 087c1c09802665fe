import { css } from '@emotion/react';
import Image from 'lucide-react/icons/image';
import { plainList } from '../../../styles/lists';
import { largeType } from '../../../styles/mixins';
import { theme } from '../../../styles/theme';
import {
  FigureFrame,
  type FigureProps,
} from '../../../components/figures/figure-frame';

/** The first screens of several websites on a phone, each with its outcome. They are drawings: their buttons can’t be pressed. */
export function ScreensFigure({ block }: FigureProps<'screens'>) {
  return (
    <FigureFrame block={block} wide>
      <ul css={screensStyle}>
        {block.screens.map(({ label, title, text, button, outcome }) => (
          <li key={label}>
            <div css={screenStyle}>
              <small>{label}</small>
              <div aria-hidden="true">
                <Image size="2em" />
              </div>
              <strong>{title}</strong>
              <p>{text}</p>
              {button && <span>{button}</span>}
            </div>
            <b>{outcome}</b>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

/** The screens stay side by side on phones, so their size and type shrink with the width. */
const screensStyle = css(plainList, {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: `min(3cqi, ${theme.space[6]})`,
  fontSize: `clamp(0.75rem, 3.6cqi, ${theme.text.body})`,
  li: {
    display: 'grid',
    gridTemplateRows: '1fr auto',
    gap: theme.space[3],
    overflowWrap: 'anywhere',
  },
  b: { fontWeight: 650 },
  // Highlights the last screen, the good example.
  'li:last-of-type': {
    b: { color: theme.tint.strong },
    'div > div': { background: theme.tint.strong, color: theme.colour.page },
  },
});

const screenStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.6em',
  minHeight: 'min(85cqi, 25rem)',
  padding: '0.7em',
  border: `${theme.thick} solid ${theme.colour.text}`,
  borderRadius: theme.radius.large,
  background: theme.colour.surface,
  small: {
    paddingBottom: '0.6em',
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    fontSize: 'inherit',
    fontWeight: 600,
  },
  '> div': {
    display: 'grid',
    placeItems: 'center',
    flexGrow: 1,
    borderRadius: theme.radius.small,
    background: theme.tint.soft,
    color: theme.tint.strong,
  },
  strong: largeType('clamp(0.75rem, 4cqi, 1.5rem)'),
  p: { margin: 0 },
  span: {
    padding: '0.6em 0.3em',
    borderRadius: theme.radius.round,
    background: theme.colour.text,
    color: theme.colour.page,
    fontWeight: 600,
    textAlign: 'center',
  },
});
