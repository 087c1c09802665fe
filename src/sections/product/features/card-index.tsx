import type { CSSProperties } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Icon } from '../../../components/cards/icon';
import { withWholeWords } from '../../../components/text/whole-words';
import { Section } from '../../../components/text/section';
import { plainList } from '../../../styles/lists';
import type { FeaturesProps } from '../feature';
import { FeatureList, sortFeatures } from '../feature';
import { groundStyle } from '../ground';
import { LargeMini } from '../large-mini';

/** Cards of a card index: they pile up while the page scrolls, and their tabs stay in sight side by side. */
export function CardIndex({ features: { title, text, items } }: FeaturesProps) {
  const { shown, told } = sortFeatures(items);
  return (
    <Section title={title} text={text}>
      <ul css={pileStyle} style={variables('cards', shown.length)}>
        {shown.map((feature, index) => (
          <li key={feature.title} style={variables('place', index)}>
            <h3>
              <Icon name={feature.icon} />
              {feature.title}
            </h3>
            <div css={cardStyle}>
              <p>{withWholeWords(feature.description)}</p>
              <div css={stageStyle}>
                <LargeMini mini={feature.mini} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <FeatureList items={told} />
    </Section>
  );
}

/** A number for the style sheet. */
const variables = (name: string, value: number) =>
  ({ [`--${name}`]: value }) as CSSProperties;

const pileStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[6],
    marginBottom: theme.space[12],
    h3: {
      display: 'flex',
      alignItems: 'center',
      gap: theme.space[2],
      width: 'fit-content',
      margin: 0,
      padding: `${theme.space[3]} ${theme.space[5]}`,
      border: `${theme.line} solid ${theme.tint.line}`,
      borderBottom: 0,
      borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
      background: theme.tint.soft,
      fontSize: theme.text.title4,
      svg: { flex: 'none', color: theme.tint.strong },
    },
    [theme.media.wide]: {
      gap: 0,
      gridAutoRows: '1fr',
      paddingTop: OVERLAP,
      '> li': {
        position: 'sticky',
        // A card covers the foot of the one before; its tab stands on it.
        marginTop: `calc(-1 * ${OVERLAP})`,
        top: theme.space[20],
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        [theme.media.low]: { position: 'static' },
      },
      h3: {
        width: `calc(100% / var(--cards) - ${theme.space[2]})`,
        marginLeft: 'calc(100% * var(--place) / var(--cards))',
      },
      '> li:last-of-type > h3': { width: 'calc(100% / var(--cards))' },
      // No round corner below the outer edge of a tab.
      '> li:first-of-type > div': { borderTopLeftRadius: 0 },
      '> li:last-of-type > div': { borderTopRightRadius: 0 },
    },
  });

/** How far a card, with its tab, reaches over the one before. */
const OVERLAP = '5rem';

const cardStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
    border: `${theme.line} solid ${theme.tint.line}`,
    borderRadius: `0 ${theme.radius.large} ${theme.radius.large}`,
    background: theme.colour.surface,
    boxShadow: theme.shadow.medium,
    '> p': { padding: theme.space[6], margin: 0 },
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      minHeight: `calc(${theme.width.phone} * 0.9)`,
      borderRadius: theme.radius.large,
      '> p': {
        alignSelf: 'start',
        padding: `${theme.space[8]} ${theme.space[10]} calc(${OVERLAP} + ${theme.space[6]})`,
        fontSize: theme.text.titleText,
        lineHeight: theme.leading.snug,
      },
      'li:last-of-type > & > p': { paddingBottom: theme.space[10] },
    },
  });

const stageStyle = (theme: Theme) =>
  css(groundStyle(theme), {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: `${theme.space[8]} ${theme.space[4]} 0`,
    // Behind a sheet as wide as this, a bowl would be a sliver.
    '--bowl': '-100%',
    // Sheets hang below the tabs, down to the foot of the card.
    '> div': { display: 'grid' },
    '[data-mini]': {
      borderBottom: 0,
      borderRadius: `${theme.radius.medium} ${theme.radius.medium} 0 0`,
    },
    [theme.media.wide]: {
      paddingInline: theme.space[12],
      // What the next card covers is the foot of the sheet, not its last line.
      'li:not(:last-of-type) > * > & [data-mini]': { paddingBottom: OVERLAP },
    },
  });
