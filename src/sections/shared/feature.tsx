import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Icon } from '../../components/display/icon';
import { withWholeWords } from '../../components/text/rich-text';
import type { PanelSnippetData } from '../../content/schemas/panels/panel-snippet';
import { onDarkStyle, ruledList } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment FeatureSectionFields on FeatureSection {
    title
    text
    items {
      icon
      title
      description
      snippet
    }
  }
`;

type Features = Queries.FeatureSectionFieldsFragment;
type Words = Omit<Features['items'][number], 'snippet'>;

export interface IllustratedFeature extends Words {
  snippet: PanelSnippetData;
}

export interface IllustratedProps {
  features: readonly IllustratedFeature[];
}

interface FeatureWordsProps {
  feature: Words;
  /** On wide screens larger, with a line from the title to what is on its right. */
  withLine?: boolean;
  /** May set `--feature-title`, the size of the h3. */
  className?: string;
}

export function FeatureWords(props: FeatureWordsProps) {
  const { feature, withLine, className } = props;
  return (
    <div css={[wordsStyle, withLine && withLineStyle]} className={className}>
      <h3>
        <Icon name={feature.icon} />
        {feature.title}
      </h3>
      <p>{withWholeWords(feature.description)}</p>
    </div>
  );
}

interface FeatureListProps {
  items: readonly Words[];
  /** On a ground that is dark in both themes. */
  onDark?: boolean;
  className?: string;
}

export function FeatureList({ items, onDark, className }: FeatureListProps) {
  return items.length === 0 ? null : (
    <ul css={[listStyle, onDark && onDarkListStyle]} className={className}>
      {items.map((feature) => (
        <li key={feature.title}>
          <FeatureWords
            feature={feature}
            css={[onDark && onDarkStyle, items.length === 1 && singleStyle]}
          />
        </li>
      ))}
    </ul>
  );
}

const wordsStyle = css({
  lineHeight: theme.leading.snug,
  h3: {
    display: 'flex',
    gap: theme.space[2],
    marginBottom: theme.space[2],
    fontSize: `var(--feature-title, ${theme.text.title3})`,
    svg: {
      flex: 'none',
      width: theme.space[5],
      height: '1lh',
      color: theme.tint.strong,
    },
  },
  p: { margin: 0, color: theme.colour.textMuted },
});

const withLineStyle = css({
  p: { paddingRight: theme.space[6], color: theme.colour.text },
  [theme.media.wide]: {
    '--feature-title': theme.text.title2Small,
    paddingTop: theme.space[5],
    fontSize: theme.text.lead,
    p: { maxWidth: '28rem' },
    h3: { alignItems: 'center' },
    'h3::after': {
      content: '""',
      flex: 1,
      marginLeft: theme.space[2],
      borderTop: `${theme.stroke.thin} solid ${theme.tint.strong}`,
    },
  },
});

const listStyle = css(ruledList(theme.space[5]), {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.width.narrow}, 100%), 1fr))`,
  columnGap: theme.space[6],
  '--feature-title': theme.text.title4,
});

const singleStyle = css({
  [theme.media.wide]: { display: 'flex', columnGap: theme.space[6] },
});

const onDarkListStyle = css({
  '> li': {
    borderColor: `color-mix(in oklab, ${theme.colour.onDark} 25%, transparent)`,
  },
});
