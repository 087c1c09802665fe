import { Actions } from '../components/actions/actions';
import { ArrowLink, TitleLink } from '../components/actions/links';
import { Button, ButtonLink } from '../components/actions/button';
import { ToggleChip } from '../components/controls/toggle-chip';
import { ThemeSwitch } from '../layout/theme-switch';
import { Specimen, Stack } from './specimen';

const VARIANTS = ['primary', 'secondary', 'quiet'] as const;

export function ActionSpecimens() {
  return (
    <>
      <Specimen title="Button, disabled, ButtonLink">
        {() => (
          <>
            <Stack row>
              {VARIANTS.map((variant) => (
                <Button key={variant} variant={variant}>
                  Button {variant}
                </Button>
              ))}
            </Stack>
            <Stack row>
              {VARIANTS.map((variant) => (
                <Button key={variant} variant={variant} disabled>
                  Disabled {variant}
                </Button>
              ))}
            </Stack>
            <Stack row>
              {VARIANTS.map((variant) => (
                <ButtonLink key={variant} href="/faq" variant={variant}>
                  Link {variant}
                </ButtonLink>
              ))}
            </Stack>
          </>
        )}
      </Specimen>
      <Specimen title="ToggleChip: chosen, not chosen, disabled">
        {() => (
          <Stack row>
            <ToggleChip isPressed>All</ToggleChip>
            <ToggleChip isPressed={false}>Customer Service</ToggleChip>
            <ToggleChip isPressed={false} disabled>
              Web Development
            </ToggleChip>
          </Stack>
        )}
      </Specimen>
      <Specimen title="Actions">
        {() => (
          <Actions
            actions={[
              { label: 'Book a demo', href: '/book-demo' },
              { label: 'Watch the video', href: '/demo' },
            ]}
          />
        )}
      </Specimen>
      <Specimen title="ArrowLink, TitleLink, plain link">
        {() => (
          <Stack row>
            <ArrowLink href="/crm">See the CRM</ArrowLink>
            <strong>
              <TitleLink href="/webchat">A card’s title</TitleLink>
            </strong>
            <a href="/faq">Questions and answers</a>
          </Stack>
        )}
      </Specimen>
      <Specimen title="ThemeSwitch (it sets the whole page, not its half)">
        {() => <ThemeSwitch />}
      </Specimen>
    </>
  );
}
