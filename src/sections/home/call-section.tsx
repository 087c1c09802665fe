import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Waveform } from '../../components/product/drawings';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { columns } from '../../styles/columns';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { PointsSection } from '../points-section';

export const fragment = graphql`
  fragment MomentFields on ProductMoment {
    time
    title
    text
    mini
  }
`;

interface CallSectionProps {
  content: Queries.PointsSectionFieldsFragment;
  note: Queries.MomentFieldsFragment;
}

/** The call of the day goes on: its note on a phone, which the edge of the band cuts off. */
export function CallSection({ content, note }: CallSectionProps) {
  const phone = (
    <div css={phoneStyle}>
      <p css={timeStyle}>{note.time}</p>
      <p>
        <strong>{note.title}</strong> {note.text}
      </p>
      <MiniPanel mini={note.mini} />
      <Waveform />
    </div>
  );
  return (
    <div css={[tintStyle('amber'), bandStyle]}>
      <PointsSection aside={phone} content={content} />
    </div>
  );
}

/** The phone reaches down to its edge. */
const bandStyle = css({
  overflow: 'clip',
  background: theme.tint.soft,
  '> section > div > :last-child': { alignSelf: 'end' },
});

const phoneStyle = css(columns(), {
  gap: theme.space[3],
  width: `min(100%, ${theme.width.phone})`,
  margin: `0 auto calc(-1 * ${theme.space.section})`,
  padding: `${theme.space[5]} min(${theme.space[5]}, 4vw) ${theme.space[6]}`,
  border: `${theme.space[2]} solid ${theme.colour.darkLine}`,
  borderBottom: 0,
  borderRadius: `${theme.space[12]} ${theme.space[12]} 0 0`,
  background: theme.colour.darkGround,
  color: theme.colour.onDark,
  [theme.media.print]: { color: 'inherit' },
  textAlign: 'center',
  lineHeight: theme.leading.snug,
  p: { margin: 0 },
  strong: { display: 'block' },
  '[data-mini]': { fontSize: theme.text.body },
  'p span': { fontSize: theme.text.small },
  '> svg': { width: '88%', justifySelf: 'center', color: theme.colour.action },
  // The words are below the icon where the text is enlarged.
  '[data-mini] > div': { flexWrap: 'wrap', '> div': { flex: '1 1 8em' } },
  // The note alone, as the page is long there.
  [theme.media.phone]: { '> p + p, > svg': { display: 'none' } },
  [theme.media.wide]: { zoom: 1.2 },
});

const timeStyle = css(largeType(`min(${theme.text.title1}, 17vw)`, '-0.05em'));
