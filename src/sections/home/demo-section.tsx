import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef } from 'react';
import { Actions } from '../../components/actions/actions';
import { Button } from '../../components/actions/button';
import { Section } from '../../components/text/section';
import { CHAT_HASH, useDemos } from '../../demos/use-demos';
import { ScriptsOnLoad } from '../../loader/scripts-on-load';
import { theme } from '../../styles/theme';
import { DemoBox } from './demo-box';

export const fragment = graphql`
  fragment HomeDemoFields on HomeDemo {
    title
    text
    button
    loading
    failed
    close
    label
    note
    book {
      ...ActionFields
    }
  }
`;

interface DemoSectionProps {
  intro: Queries.HomeDemoFieldsFragment;
  demos: Queries.DemosFieldsFragment;
  location: { hash: string };
}

/** The interactive demos, shown by a button. The address /#demo opens the chat. */
export function DemoSection({ intro, demos, location }: DemoSectionProps) {
  const { Demos, isOpen, isLoading, hasFailed, ...control } =
    useDemos(location);
  const reveal = useRef<HTMLButtonElement>(null);

  // Gets the focus when a visitor arrives at /#demo, but not when they reopen the demos there.
  const box = useRef<HTMLDivElement>(null);
  const handledLocation = useRef<object>(null);
  useEffect(() => {
    if (!isOpen || handledLocation.current === location) return;
    handledLocation.current = location;
    if (location.hash !== CHAT_HASH) return;
    // Tabs know their place among the others a frame after they have been rendered.
    requestAnimationFrame(() =>
      box.current
        ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
        ?.focus({ preventScroll: true }),
    );
  }, [isOpen, location]);

  /** For buttons that disappear when clicked: moves the focus to the button that stays. */
  const withFocus = (action: () => void) => () => {
    reveal.current?.focus();
    action();
  };

  return (
    <Section
      id="demo"
      title={intro.title}
      text={intro.text}
      tone="dark"
      below={
        Demos && (
          <DemoBox
            ref={box}
            hidden={!isOpen}
            intro={intro}
            onClose={withFocus(control.close)}
          >
            <Demos content={demos} tab={control.tab} onTab={control.setTab} />
          </DemoBox>
        )
      }
      css={demoStyle}
    >
      <ScriptsOnLoad urlPattern={CHAT_HASH} />
      <Button
        ref={reveal}
        variant={isOpen ? 'secondary' : 'primary'}
        aria-expanded={isOpen}
        aria-busy={isLoading}
        css={revealStyle}
        onPointerEnter={control.prepare}
        onFocus={control.prepare}
        onClick={({ detail }) => {
          if (!isOpen) control.open();
          // Ignores the second click of a double click, which would close the demos again.
          else if (detail < 2) control.close();
        }}
      >
        <span>{isLoading ? intro.loading : intro.button}</span>
        <ChevronDown aria-hidden="true" size="1em" />
      </Button>
      <p role="status" css={statusStyle}>
        {hasFailed && <span>{intro.failed}</span>}
      </p>
      {hasFailed && (
        <Button variant="secondary" onClick={withFocus(control.open)}>
          Try again
        </Button>
      )}
      <noscript>
        {/* Without scripts the chat's answers can be read here; the product's page has a transcript of a call. */}
        <details>
          <summary>{demos.chat.title}</summary>
          <ul>
            {demos.chat.replies.map(({ keywords, reply }) => (
              <li key={reply}>{`${keywords.join(', ')}: ${reply}`}</li>
            ))}
          </ul>
        </details>
        <Actions actions={[intro.book]} />
      </noscript>
    </Section>
  );
}

const demoStyle = css({
  '--section-space': theme.space[10],
  [theme.media.print]: { display: 'none' },
});

const revealStyle = css({
  [theme.media.noScripts]: { display: 'none' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

const statusStyle = css({
  margin: `${theme.space[3]} 0`,
  '&:empty': { margin: 0 },
});
