import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Actions } from '../../components/actions/button';
import { StatList } from '../../components/cards/stats';
import { Waveform } from '../../components/figures/waveform';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';

export const fragment = graphql`
  fragment CallSectionFields on HomeCalls {
    title
    text
    call {
      caller
      words
      answerer
      answer
    }
    stats {
      ...StatFields
    }
    action {
      ...ActionFields
    }
  }
`;

/** A call as sound: what the caller says, a short silence, the answer. Its figures are below. */
export function CallSection(props: Queries.CallSectionFieldsFragment) {
  const { title, text, call, stats, action } = props;
  return (
    <Section
      tone="tinted"
      title={title}
      text={text}
      wideHead
      css={[tintStyle('amber'), groundStyle]}
    >
      <div css={[figuresStyle, callStyle]}>
        <Speech speaker={call.caller} words={call.words} />
        <Waveform silent />
        <Speech speaker={call.answerer} words={call.answer} />
      </div>
      <StatList stats={stats} css={[figuresStyle, statsStyle]} />
      <Actions actions={[action]} secondary />
    </Section>
  );
}

function Speech({ speaker, words }: { speaker: string; words: string }) {
  return (
    <p>
      <span>
        <small>{speaker}</small> <strong>{words}</strong>
      </span>
      <Waveform />
    </p>
  );
}

/** The usual muted colour looks muddy on amber. */
const groundStyle = css({ '--textMuted': theme.colour.text });

const figuresStyle = css(columns({ all: '1fr 1fr 1fr' }), {
  gap: `clamp(${theme.space[3]}, 4vw, ${theme.space[12]})`,
});

const callStyle = css({
  marginBottom: theme.space[2],
  // Words on narrow screens are wider than a third: the caller's to the left, the answer to the right, sound below.
  '> p': { display: 'contents' },
  span: { gridArea: '1 / 1 / auto / span 2', lineHeight: theme.leading.snug },
  '> p:last-of-type > span': { gridArea: '2 / 2 / auto / -1' },
  small: { display: 'block' },
  svg: {
    gridRow: 3,
    alignSelf: 'end',
    width: '100%',
    color: theme.tint.strong,
  },
  '> p:first-of-type svg': { color: theme.colour.text, scale: '-1 1' },
  [theme.media.medium]: {
    '> p': { display: 'grid', rowGap: theme.space[4], margin: 0 },
    'svg, > p > span, > p:last-of-type > span': { gridArea: 'auto' },
    strong: { fontSize: theme.text.title4 },
  },
});

const statsStyle = css({
  marginBottom: theme.space[6],
  '> div': { border: 0 },
  '> div > dt': { color: theme.colour.text },
  '> div > dd': { color: theme.tint.strong },
});
