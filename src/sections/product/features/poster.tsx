import { css } from '@emotion/react';
import { RichText } from '../../../components/text/rich-text';
import {
  columnStyle,
  leadStyle,
  onFieldStyle,
} from '../../../components/text/section';
import { besideColumn } from '../../hero/stage-layouts';
import { TitledSection } from '../../../components/text/titled-section';
import type { FeaturesProps } from '../feature';
import { FeatureList, sortFeatures } from '../feature';
import { LargeMini } from '../large-mini';
import { columns } from '../../../styles/columns';
import { theme } from '../../../styles/theme';

/** The first part of the product very large on the dark field, beside the words of all features. */
export function Poster({ features: { title, text, items } }: FeaturesProps) {
  const [first] = sortFeatures(items).shown;
  return (
    <div css={fieldStyle}>
      <TitledSection title={title} css={posterStyle}>
        <p css={leadStyle}>
          <RichText>{text}</RichText>
        </p>
        <LargeMini
          mini={first?.mini ?? null}
          huge={first?.mini?.kind === 'messages'}
        />
        <div css={listStyle}>
          <FeatureList items={items} />
        </div>
      </TitledSection>
    </div>
  );
}

const fieldStyle = css({
  overflow: 'clip',
  background: theme.colour.field,
});

const posterStyle = css(columnStyle, columns(), {
  rowGap: theme.space[4],
  paddingBlock: theme.space.section,
  '> h2, > p': onFieldStyle,
  h2: { fontSize: theme.text.titleLong },
  '[data-mini]': { marginBlock: theme.space[6] },
  // A conversation needs no card: it lies on the field.
  '[data-mini="messages"]': {
    colorScheme: 'light',
    padding: 0,
    border: 0,
    background: 'none',
    boxShadow: 'none',
    '> :first-child': onFieldStyle,
  },
  [theme.media.wide]: {
    '--zoom': 1.9,
    // To the window’s right edge.
    width: 'auto',
    margin: `0 0 0 ${besideColumn}`,
    gridTemplateColumns: 'minmax(0, 28rem) minmax(0, 1fr)',
    columnGap: theme.space[16],
    '> h2, > p': { gridColumn: '1 / -1' },
    // Beside the list, and a little over that edge.
    '> div:not(:last-child)': { order: 1 },
    '[data-mini="messages"]': { '--own-bleed': theme.space[4] },
    // A card rises from the lower edge of the field.
    '> div:not(:last-child):not(:has([data-mini="messages"]))': {
      alignSelf: 'end',
      marginBottom: `calc(-1 * ${theme.space.section} / var(--zoom))`,
    },
    '[data-mini]:not([data-mini="messages"])': {
      marginBottom: 0,
      borderRadius: `${theme.radius.medium} 0 0 0`,
      marginRight: `calc(-1 * ${theme.space[4]})`,
      paddingRight: theme.space[8],
    },
  },
});

const listStyle = css(onFieldStyle, {
  li: { borderTopColor: theme.colour.fieldLine },
  [theme.media.wide]: {
    '&& ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
    li: { paddingBlock: theme.space[4] },
  },
});
