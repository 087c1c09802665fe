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

/** Each one starts lower than the one before. */
const listStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${theme.space[8]} ${theme.space[6]}`,
    [theme.media.wide]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '> :nth-of-type(3n + 2)': { marginTop: theme.space[12] },
      '> :nth-of-type(3n)': { marginTop: theme.space[24] },
    },
  });

/** Furrows around the middle of its foot. */
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
    background: `repeating-radial-gradient(circle at 50% 100%, transparent 0 calc(${theme.space[6]} - ${theme.line}), ${theme.tint.line} calc(${theme.space[6]} - ${theme.line}) ${theme.space[6]}), ${theme.tint.soft}`,
  });
