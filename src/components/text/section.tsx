import { type ComponentProps, type ReactNode, useId } from 'react';
import { type SerializedStyles, css } from '@emotion/react';
import {
  columns,
  containerStyle,
  leadStyle,
  onDarkStyle,
  smallHeading,
} from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { RichParagraph, withWholeWords } from './rich-text';

/** The background: the page's, a shade darker, tinted, or dark in both themes. */
type SectionTone = 'page' | 'sunken' | 'tinted' | 'dark';

interface SectionProps extends ComponentProps<'section'> {
  title: string;
  text?: string | null;
  tone?: SectionTone;
  /** One element, beside heading and text on wide screens, otherwise below. */
  aside?: ReactNode;
  /** Puts text and title side by side on wide screens, so that the content starts higher. */
  splitHead?: boolean;
  note?: string;
  /** Replaces the two halves of a section with an aside, or sets the columns of one without. */
  columnStyle?: SerializedStyles;
  /** Content as wide as the window, below the column. */
  bleed?: ReactNode;
}

/** A section of a page with its heading; sets its own width and spacing. */
export function Section({
  title,
  text,
  tone = 'page',
  aside,
  splitHead = false,
  note,
  columnStyle,
  children,
  bleed,
  ...rest
}: SectionProps) {
  const headingId = useId();
  const content = (
    <>
      <div css={splitHead ? splitHeadStyle : headStyle}>
        <h2 id={headingId}>{withWholeWords(title)}</h2>
        {text && <RichParagraph css={leadStyle}>{text}</RichParagraph>}
      </div>
      {children}
      {note && (
        <p css={noteStyle}>
          <small>{note}</small>
        </p>
      )}
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
          Boolean(aside) && halvesStyle,
          columnStyle,
          tone === 'dark' && onDarkStyle,
        ]}
      >
        {aside ? <div>{content}</div> : content}
        {aside}
      </div>
      {bleed}
    </section>
  );
}

const halvesStyle = css(columns({ wide: '1fr 1fr' }), {
  gap: theme.space[10],
  alignItems: 'center',
  [theme.media.wide]: { gap: theme.space[16] },
});

const sectionStyle = css({
  paddingBlock: `var(--section-space, ${theme.space.section})`,
  position: 'relative',
});

/** In the light theme a shade darker than the ground of a product's hero. */
const TINTED_GROUND = `light-dark(${theme.tint.line}, ${theme.tint.soft})`;

const toneStyles = {
  page: css(sectionStyle, {
    // Two adjacent sections of this tone share one space.
    '[data-tone="page"] + &': { paddingTop: 0 },
  }),
  sunken: css(sectionStyle, { background: theme.colour.sunken }),
  tinted: css(sectionStyle, { background: TINTED_GROUND }),
  dark: css(sectionStyle, {
    background: theme.colour.darkGround,
    '[data-tone="dark"] + &': { paddingTop: 0 },
  }),
};

const headStyle = css({
  maxWidth: theme.width.prose,
  marginBottom: theme.space[8],
  [theme.media.phone]: { marginBottom: theme.space[6] },
});

const splitHeadStyle = css(headStyle, {
  [theme.media.wide]: css(columns({ all: '5fr 7fr' }), {
    gap: theme.space[12],
    maxWidth: 'none',
  }),
});

const noteStyle = css({
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
