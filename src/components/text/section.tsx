import { css, type SerializedStyles } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import {
  columns,
  containerStyle,
  leadStyle,
  onDarkStyle,
  smallHeading,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { STRONG_GROUND } from '../../styles/tint';
import { RichParagraph, withWholeWords } from './rich-text';

/**
 * The background: the page's, a shade darker, tinted, or dark in both themes. On `strong`, the tint's strong colour, only
 * heading and text have the dark theme's colours.
 */
type SectionTone = keyof typeof toneStyles;

interface SectionProps extends ComponentProps<'section'> {
  title: string;
  text?: string | null;
  tone?: SectionTone;
  /** One element, beside heading and text on wide screens, otherwise below. */
  aside?: ReactNode;
  /** Other columns, gaps or another alignment than those of a section whose aside is one of two halves. */
  columnStyle?: SerializedStyles;
  /** Below the column, in the page's own colours where those of the column are dark. */
  below?: ReactNode;
}

/** A section of a page with its heading; sets its own width and spacing. */
export function Section({
  title,
  text,
  tone = 'page',
  aside,
  columnStyle,
  children,
  below,
  ...rest
}: SectionProps) {
  const headingId = useId();
  const content = (
    <>
      <div css={tone === 'strong' ? strongHeadStyle : headStyle}>
        <h2 id={headingId}>{withWholeWords(title)}</h2>
        {text && <RichParagraph css={leadStyle}>{text}</RichParagraph>}
      </div>
      {children}
    </>
  );
  return (
    <section
      css={toneStyles[tone]}
      {...rest}
      aria-labelledby={headingId}
      data-tone={tone}
    >
      <div
        css={[
          containerStyle,
          Boolean(aside) && [halvesStyle, columnStyle],
          tone === 'dark' && onDarkStyle,
        ]}
      >
        {aside ? <div>{content}</div> : content}
        {aside}
      </div>
      {below}
    </section>
  );
}

const halvesStyle = css(columns('1fr', { wide: '1fr 1fr' }), {
  gap: theme.space[10],
  alignItems: 'center',
  [theme.media.wide]: { gap: theme.space[16] },
});

const sectionStyle = css({
  paddingBlock: `var(--section-space, ${theme.space.section})`,
});

/** In the light theme a shade darker than the ground of a product's hero, in the dark one a shade lighter. */
const TINTED_GROUND = `light-dark(${theme.tint.line}, color-mix(in oklab, ${theme.tint.soft}, ${theme.tint.line} 40%))`;

const toneStyles = {
  page: css(sectionStyle, {
    // Two adjacent sections of this tone share one space.
    '[data-tone="page"] + &': { paddingTop: 0 },
  }),
  sunken: css(sectionStyle, { background: theme.colour.sunken }),
  tinted: css(sectionStyle, { background: TINTED_GROUND }),
  strong: css(sectionStyle, {
    overflow: 'clip',
    background: STRONG_GROUND,
    // A muted colour of the same hue.
    '--colour-onDarkMuted': `color-mix(in oklab, ${theme.colour.onDark} 84%, ${theme.tint.strong})`,
    [theme.media.print]: { background: 'none' },
  }),
  dark: css(sectionStyle, {
    background: theme.colour.darkGround,
    '[data-tone="dark"] + &': { paddingTop: 0 },
  }),
};

const headStyle = css({
  marginBottom: theme.space[8],
  [theme.media.phone]: { marginBottom: theme.space[6] },
});

const strongHeadStyle = css(headStyle, onDarkStyle, {
  p: { color: theme.colour.text },
});

/** Small print at the end of a section. */
export function SectionNote({ children }: { children: string }) {
  return (
    <p css={noteStyle}>
      <small>{children}</small>
    </p>
  );
}

const noteStyle = css({
  maxWidth: theme.width.prose,
  marginTop: theme.space[6],
  lineHeight: theme.leading.snug,
});

interface InnerSectionProps extends ComponentProps<'section'> {
  title: string;
  small?: boolean;
}

/** A section within a column; `Section` spans the page. */
export function InnerSection(props: InnerSectionProps) {
  const { title, small = false, children, ...rest } = props;
  const headingId = useId();
  return (
    <section
      css={small && smallTitleStyle}
      {...rest}
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>{withWholeWords(title)}</h2>
      {children}
    </section>
  );
}

const smallTitleStyle = css({ '> h2': smallHeading });
