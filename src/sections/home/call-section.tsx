import { css } from '@emotion/react';
import { graphql } from 'gatsby';
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
    <Section {...head} tone="tinted" css={[tintStyle('amber'), groundStyle]}>
      <div css={[partsStyle, callStyle]}>
        <p css={callerStyle}>
          <small>{call.caller}</small> <strong>{call.words}</strong>
        </p>
        <Waveform css={[soundStyle, callerSoundStyle]} />
        <Waveform silent css={silenceStyle} />
        <p css={answerStyle}>
          <small>{call.answerer}</small> <strong>{call.answer}</strong>
        </p>
        <Waveform css={[soundStyle, answerSoundStyle]} />
      </div>
      <div css={belowStyle}>
        <StatList stats={stats} css={statsStyle} />
        <Actions actions={[action]} secondary />
      </div>
    </Section>
  );
}

/** The usual muted colour looks muddy on amber. */
const groundStyle = css({
  '--colour-textMuted': theme.colour.text,
  overflow: 'clip',
});

const partsStyle = css(columns('1fr 1fr 1fr', { medium: '5fr 2fr 5fr' }), {
  gap: `clamp(${theme.space[3]}, 3vw, ${theme.space[8]})`,
});

const callStyle = css({
  gridTemplateAreas: `
    "caller caller caller"
    "answer answer answer"
    "callerSound silence answerSound"`,
  alignItems: 'center',
  marginBottom: theme.space[3],
  color: theme.tint.strong,
  p: { alignSelf: 'start', margin: 0 },
  small: { display: 'block', marginBottom: theme.space[1] },
  strong: largeType(theme.text.title2, 'title2'),
  [theme.media.medium]: {
    gridTemplateAreas: `
      "caller . answer"
      "callerSound silence answerSound"`,
  },
});

const callerStyle = css({ gridArea: 'caller', color: theme.colour.text });
const answerStyle = css({ gridArea: 'answer' });
const silenceStyle = css({ gridArea: 'silence', width: '100%' });

/** To the window's edge. */
const soundStyle = css({
  width: `calc(100% + ${theme.space.pageMargin})`,
  maxWidth: 'none',
});

const callerSoundStyle = css({
  gridArea: 'callerSound',
  justifySelf: 'end',
  scale: '-1 1',
  color: theme.colour.text,
});

const answerSoundStyle = css({ gridArea: 'answerSound' });

/** The figures, and the button beside their last line. */
const belowStyle = css(columns('1fr', { wide: '1fr auto' }), {
  gap: theme.space[6],
  alignItems: 'end',
});

const statsStyle = css(partsStyle, {
  '--stat-colour': theme.tint.strong,
  '--stat-line-colour': 'transparent',
  [theme.media.phone]: columns('1fr 1fr 2fr'),
  [theme.media.wide]: columns('repeat(3, 1fr)'),
});
