import { theme } from './theme';

/** Large words or figures other than headings, to be spread into a style. */
export const largeType = (fontSize: string, letterSpacing = 'normal') => ({
  fontFamily: theme.font.display,
  fontSize,
  fontWeight: 700,
  letterSpacing,
  lineHeight: theme.leading.title,
});
