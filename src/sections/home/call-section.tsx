import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Actions } from '../../components/actions/actions';
import { StatList } from '../../components/display/stats';
import { Waveform } from '../../components/media/waveform';
import { Section } from '../../components/text/section';
import { columns, largeType } from '../../styles/mixins';
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

/** A call as sound, as wide as the window: what the caller says, a short silence, the answer. Its figures are below. */
export function CallSection(props: Queries.CallSectionFieldsFragment) {
  const { call, stats, action, ...head } = props;
  return (
    <Section
      {...head}
      tone="tinted"
      splitHead
      css={[tintStyle('amber'), groundStyle]}
    >
      <div css={[partsStyle, callStyle]}>
        <Speech speaker={call.caller} words={call.words} css={callerStyle} />
        <Waveform silent css={silenceStyle} />
        <Speech speaker={call.answerer} words={call.answer} css={answerStyle} />
      </div>
      <StatList stats={stats} css={[partsStyle, statsStyle]} />
      <Actions actions={[action]} secondary />
    </Section>
  );
}

type SpeechProps = Record<'speaker' | 'words', string> & { className?: string };

function Speech({ speaker, words, className }: SpeechProps) {
  return (
    <p css={speechStyle} className={className}>
      <span>
        <small>{speaker}</small> <strong>{words}</strong>
      </span>
      <Waveform css={soundStyle} />
    </p>
  );
}

/** The usual muted colour looks muddy on amber. */
const groundStyle = css({
  '--colour-textMuted': theme.colour.text,
  overflow: 'clip',
});

const partsStyle = css(columns({ all: '1fr 1fr 1fr', medium: '5fr 2fr 5fr' }), {
  gap: `clamp(${theme.space[3]}, 3vw, ${theme.space[8]})`,
});

const callStyle = css({
  alignItems: 'center',
  marginBottom: theme.space[5],
  color: theme.tint.strong,
});

const speechStyle = css({
  display: 'contents',
  // On narrow screens words take the whole row, and `order` puts the sound of both below them.
  span: { gridColumn: '1 / -1', alignSelf: 'start' },
  small: { display: 'block', marginBottom: theme.space[1] },
  strong: largeType(theme.text.title2, 'title2'),
  [theme.media.medium]: { span: { gridColumn: 1 } },
});

const callerStyle = css({
  color: theme.colour.text,
  svg: { justifySelf: 'end', scale: '-1 1' },
});

const answerStyle = css({ [theme.media.medium]: { span: { gridColumn: 3 } } });

const silenceStyle = css({ order: 1, width: '100%' });

/** To the window's edge. */
const soundStyle = css({
  order: 1,
  width: `calc(100% + ${theme.space.pageMargin})`,
  maxWidth: 'none',
});

const statsStyle = css({
  '--stat-colour': theme.tint.strong,
  '--stat-line-colour': 'transparent',
  marginBottom: theme.space[6],
});
