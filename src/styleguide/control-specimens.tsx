import { Actions } from '../components/actions/actions';
import { Button, ButtonLink } from '../components/actions/button';
import { ArrowLink, TitleLink } from '../components/actions/links';
import { Field } from '../components/controls/field';
import { ToggleChip } from '../components/controls/toggle-chip';
import { Specimen, Stack } from './specimen';

const VARIANTS = ['primary', 'secondary', 'quiet'] as const;

const STATES = [
  { name: 'plain', required: false },
  { name: 'required', required: true },
  { name: 'with a mistake', required: true, mistake: 'Fill this in, please.' },
];

const CONTROLS = {
  Input: <input />,
  Select: (
    <select>
      <option>Lunch</option>
      <option>Dinner</option>
    </select>
  ),
  Textarea: <textarea rows={2} />,
};

export function ControlSpecimens() {
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
      <Specimen title="Field: input, select, textarea; required, with a mistake">
        {(theme) => (
          <Stack>
            {STATES.map(({ name, ...state }) =>
              Object.entries(CONTROLS).map(([label, control]) => (
                <Field
                  key={label}
                  id={`${theme}-${label}-${name.replaceAll(' ', '-')}`}
                  label={`${label}, ${name}`}
                  {...state}
                >
                  {control}
                </Field>
              )),
            )}
          </Stack>
        )}
      </Specimen>
    </>
  );
}
