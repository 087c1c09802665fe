import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { theme } from '../../styles/theme';

interface CookiesNoteProps {
  note: { title: string; text: string };
}

/** Small print on the dark field above the footer. */
export function CookiesNote({ note }: CookiesNoteProps) {
  return (
    <Section id="cookies" tone="dark" wideHead {...note} css={noteStyle} />
  );
}

const noteStyle = css({
  paddingBlock: `${theme.space[8]} 0`,
  h2: { fontFamily: theme.font.body, fontSize: theme.text.title3 },
  '&& p': { margin: 0, fontSize: theme.text.small },
});
