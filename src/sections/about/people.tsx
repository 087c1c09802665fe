import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { skyBand } from '../../components/media/landscape';
import { RichParagraph } from '../../components/text/rich-text';
import { InnerSection } from '../../components/text/section';
import {
  columns,
  containerStyle,
  hiddenInPrint,
  largeType,
  leadStyle,
  plainList,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { Lark } from './lark';

export const fragment = graphql`
  fragment AboutPeopleFields on AboutPeople {
    title
    count
    text
    staff {
      name
      role
    }
    quote
    name
    role
  }
`;

/** How many we are, with a lark for each: most on wires, some beside their names, the founder's beside her words. */
export function People(people: Queries.AboutPeopleFieldsFragment) {
  const { title, count, text, staff, quote, name, role } = people;
  return (
    <div css={skyBand}>
      <InnerSection title={title} css={bandStyle}>
        <RichParagraph css={leadStyle}>{text}</RichParagraph>
        <WireArt count={count - staff.length - 1} />
        <ul css={staffStyle}>
          {staff.map((person, index) => (
            <li key={person.name}>
              <Portrait pose={index + 1} />
              <strong css={staffNameStyle}>{person.name}</strong> {person.role}
            </li>
          ))}
        </ul>
        <figure css={founderStyle}>
          <Portrait pose={0} />
          <blockquote>{quote}</blockquote>
          <figcaption>
            <strong css={nameStyle}>{name}</strong> {role}
          </figcaption>
        </figure>
      </InnerSection>
    </div>
  );
}

/** Drawn separately: two make a wire on wide screens. */
const PIECES = [0, 1, 2, 3, 4, 5];
const PIECE_WIDTH = 600;

/** How far the wire goes to both sides of where two pieces meet, and how far it sags there. */
const SPAN = 1400;
const SAG = 34;
const WIRE = `M${PIECE_WIDTH - SPAN}-${SAG}q${SPAN} ${2 * SAG} ${2 * SPAN} 0`;
const heightAt = (x: number) => -SAG * ((x - PIECE_WIDTH) / SPAN) ** 2;

/** Decoration: larks on telephone wires, unevenly spaced. */
function WireArt({ count }: { count: number }) {
  return (
    <div css={wiresStyle} aria-hidden="true">
      {PIECES.map((piece) => {
        const left = (piece % 2) * PIECE_WIDTH;
        const birds = Math.ceil((count - piece) / PIECES.length);
        return (
          <svg key={piece} viewBox={`${left} -114 ${PIECE_WIDTH} 116`}>
            <path d={WIRE} fill="none" stroke={theme.colour.textMuted} />
            {Array.from({ length: birds }, (_, bird) => {
              // A fixed pseudo-random number, so that server and browser draw alike.
              const chance = Math.sin(5 * piece + 30 * bird);
              const x =
                left + (PIECE_WIDTH / birds) * (bird + 0.5 + 0.2 * chance);
              const place = `${x.toFixed()} ${heightAt(x).toFixed(1)}`;
              const scaleX = chance > -0.3 ? 1.8 : -1.8;
              return (
                <g
                  key={bird}
                  transform={`translate(${place}) scale(${scaleX} 1.8)`}
                >
                  <Lark pose={piece + bird} />
                </g>
              );
            })}
          </svg>
        );
      })}
    </div>
  );
}

const wiresStyle = css(columns('1fr', { medium: '1fr 1fr' }), hiddenInPrint, {
  svg: { width: '100%', overflow: 'visible' },
});

const Portrait = ({ pose }: { pose: number }) => (
  <svg viewBox="-32 -46 60 46" css={portraitStyle} aria-hidden="true">
    <Lark pose={pose} />
  </svg>
);

const portraitStyle = css(hiddenInPrint, { overflow: 'visible' });

const bandStyle = css(containerStyle, {
  h2: { marginBottom: theme.space[2] },
});

const nameStyle = css({ display: 'block', fontSize: theme.text.title3 });

const staffStyle = css(
  plainList,
  columns('1fr 1fr', { wide: '1fr 1fr 1fr 1fr' }),
  {
    gap: `${theme.space[8]} ${theme.space[4]}`,
    marginBlock: `${theme.space[8]} ${theme.space.section}`,
    lineHeight: theme.leading.snug,
    svg: { width: theme.space[24] },
  },
);

const staffNameStyle = css(nameStyle, {
  paddingTop: theme.space[3],
  borderTop: `${theme.stroke.medium} solid ${theme.colour.textMuted}`,
});

/** No space below: the lark, at the end of its column, touches the section below. */
const founderStyle = css({
  display: 'grid',
  gridTemplate: '"quote" "name" "lark" / minmax(0, 1fr)',
  columnGap: theme.space[12],
  margin: 0,
  svg: { gridArea: 'lark', width: '100%', alignSelf: 'end' },
  blockquote: css(largeType(theme.text.title2, 'title2'), {
    gridArea: 'quote',
    margin: 0,
    textWrap: 'pretty',
  }),
  figcaption: {
    gridArea: 'name',
    marginBlock: `${theme.space[6]} ${theme.space.section}`,
  },
  [theme.media.medium]: {
    gridTemplate: '"lark quote" "lark name" / minmax(0, 5fr) minmax(0, 7fr)',
  },
});
