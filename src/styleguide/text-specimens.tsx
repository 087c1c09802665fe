import { Avatar } from '../components/cards/avatar';
import { Disclosure } from '../components/controls/disclosure';
import { Prose } from '../components/text/long-text';
import { Rating } from '../components/cards/rating';
import { RichText } from '../components/text/rich-text';
import type { SectionTone } from '../components/text/section';
import { Section } from '../components/text/section';
import { StatList, StatTile } from '../components/cards/stats';
import { smallCardGrid } from '../styles/lists';
import { Specimen, Stack } from './specimen';

const TONES: SectionTone[] = ['plain', 'sunken', 'dark'];

const STATS: readonly Queries.StatFieldsFragment[] = [
  { value: '500+', label: 'Websites launched', status: 'aim' },
  { value: '98%', label: 'Happy clients', status: 'example' },
  { value: '24/7', label: 'Support', status: null },
];

export function TextSpecimens() {
  return (
    <>
      <Specimen title="Section: plain, sunken, dark">
        {() =>
          TONES.map((tone) => (
            <Section
              key={tone}
              title={`Section, ${tone}`}
              text="It owns its **width** and the space around it."
              tone={tone}
            />
          ))
        }
      </Specimen>
      <Specimen title="Prose, RichText">
        {() => (
          <Prose>
            <p>
              <RichText>
                Running text with **strong words** and [a link](/faq), as
                editors write it in data/.
              </RichText>
            </p>
            <ul>
              <li>A point of a list.</li>
            </ul>
          </Prose>
        )}
      </Specimen>
      <Specimen title="Disclosure">
        {(theme) => (
          <>
            <Disclosure title="Can I cancel?" group={`questions-${theme}`}>
              At any time.
            </Disclosure>
            <Disclosure title="Who owns the data?" group={`questions-${theme}`}>
              You do.
            </Disclosure>
          </>
        )}
      </Specimen>
      <Specimen title="StatList; StatTile with a change">
        {() => (
          <Stack>
            <StatList stats={STATS} css={smallCardGrid} />
            <dl css={smallCardGrid}>
              <StatTile value="1,284" label="Leads" />
              <StatTile value="87%" label="Answered" change="+4%" />
            </dl>
          </Stack>
        )}
      </Specimen>
      <Specimen title="Rating, Avatar">
        {() => (
          <Stack row>
            {[1, 2, 3, 4, 5].map((stars) => (
              <Rating key={stars} stars={stars} />
            ))}
            <Avatar initials="MO" />
          </Stack>
        )}
      </Specimen>
    </>
  );
}
