import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

/** What is done for a customer: each service under a part of it, on a field of its own. */
export function ServiceCards(services: Queries.FeatureSectionFieldsFragment) {
  return (
    <Section title={services.title} text={services.text} wideHead>
      <ul css={listStyle}>
        {services.items.map(({ title, description, mini }) => (
          <li key={title}>
            <article>
              <div css={fieldStyle}>{mini && <MiniPanel mini={mini} />}</div>
              <h3>{title}</h3>
              <p>{description}</p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const listStyle = css(plainList, columns({ wide: '1fr 1fr 1fr' }), {
  gap: `${theme.space[8]} ${theme.space[6]}`,
});

const fieldStyle = css(columns(), {
  alignItems: 'center',
  [theme.media.wide]: { minHeight: '15rem' },
  padding: '5%',
  '> *': { zoom: 1.2 },
  marginBottom: theme.space[4],
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
});
