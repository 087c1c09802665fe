import { css } from '@emotion/react';
import { Chip } from '../../components/display/badge';
import type { MiniPanelOf } from '../../content/schemas/panels/mini-panel';
import { wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export function Choices({ title, choices, chosen }: MiniPanelOf<'choices'>) {
  return (
    <>
      <div>{title}</div>
      <p css={choicesStyle}>
        {choices.map((choice) => (
          <Chip
            key={choice}
            css={[choiceStyle, choice === chosen && chosenStyle]}
          >
            {choice}
          </Chip>
        ))}
      </p>
    </>
  );
}

const choicesStyle = css(wrappingRow, { paddingTop: theme.space[3] });

const choiceStyle = css({
  flexShrink: 1,
  whiteSpace: 'normal',
  padding: `${theme.space[2]} ${theme.space[4]}`,
  fontSize: theme.text.small,
});

const chosenStyle = css({
  borderColor: theme.tint.strong,
  background: theme.tint.strong,
  color: theme.colour.surface,
});
