import { css } from '@emotion/react';
import { fromColour } from '../preview-style';
import type { SiteProps } from '../site';
import { theme } from '../../../styles/theme';

/** The line over the header. */
export function Notice({ site: { notice } }: SiteProps) {
  return notice && <p css={noticeStyle}>{notice}</p>;
}

const noticeStyle = css({
  margin: 0,
  padding: `${theme.space[2]} var(--preview-gutter)`,
  background: fromColour,
  color: theme.colour.onField,
  fontSize: theme.text.tiny,
  lineHeight: theme.leading.snug,
  textAlign: 'center',
});
