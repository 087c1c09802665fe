import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { smallHeading } from '../../styles/mixins';
import { theme } from '../../styles/theme';

/** Small print on the dark field above the footer, on wide screens beside the lark. */
export function CookiesNote(note: { title: string; text: string }) {
  return <Section id="cookies" tone="dark" {...note} css={noteStyle} />;
}

const OVERLAP = '9rem';

const noteStyle = css({
  position: 'relative',
  paddingBlock: `0 ${theme.space[2]}`,
  [theme.media.wide]: {
    marginTop: `calc(-1 * ${OVERLAP})`,
    // The overlap is over the field; text that is longer needs the same ground.
    background: `linear-gradient(transparent ${OVERLAP}, ${theme.colour.darkGround} 0)`,
    'h2, p': { maxWidth: '24rem' },
  },
  h2: smallHeading,
  p: { margin: 0, fontSize: theme.text.small },
});
