import type { ReactNode } from 'react';
import { buttonStyle, lightButtonStyle } from '../preview-style';
import type { BlockProps } from '../site';

interface HeroWordsProps extends BlockProps {
  /** They stand on a picture or on the template's gradient. */
  isLight?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** Headline, sentence and button of a hero. Further down a page it is one block of several, under the page's own name. */
export function HeroWords({
  block: { title, text, button, leadsTo },
  index,
  dispatch,
  isLight = false,
  children,
}: HeroWordsProps) {
  const Heading = index === 0 ? 'h3' : 'h4';
  const hasButton = button !== null && leadsTo !== null;
  return (
    <>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {(hasButton || children) && (
        <div data-buttons>
          {hasButton && (
            <button
              type="button"
              css={isLight ? lightButtonStyle : buttonStyle}
              onClick={() => dispatch({ type: 'follow', page: leadsTo })}
            >
              {button}
            </button>
          )}
          {children}
        </div>
      )}
    </>
  );
}
