import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { MiniPanel } from '../../panels/mini/mini-panel';
import { plainList } from '../../styles/lists';

interface ServiceCardsProps {
  services: Queries.FeatureSectionFieldsFragment;
}

/** What is done for a customer: each service under a part of it, on a field of its own. */
export function ServiceCards({ services }: ServiceCardsProps) {
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

const listStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${theme.space[8]} ${theme.space[6]}`,
    [theme.media.wide]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  });

const fieldStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    [theme.media.wide]: { minHeight: '15rem' },
    padding: '5%',
    '> *': { zoom: 1.2 },
    marginBottom: theme.space[4],
    borderRadius: theme.radius.large,
    background: theme.tint.soft,
  });
