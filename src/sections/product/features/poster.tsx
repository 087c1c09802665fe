import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { useId } from 'react';
import { RichText } from '../../../components/text/rich-text';
import {
  columnStyle,
  leadStyle,
  onFieldStyle,
} from '../../../components/text/section';
import { besideColumn } from '../../hero/stage-layouts';
import type { FeaturesProps } from '../feature';
import { FeatureList, sortFeatures } from '../feature';
import { LargeMini } from '../large-mini';

/** The first part of the product very large on the dark field, beside the words of all features. */
export function Poster({ features: { title, text, items } }: FeaturesProps) {
  const headingId = useId();
  const [first] = sortFeatures(items).shown;
  return (
    <section aria-labelledby={headingId} css={fieldStyle}>
      <div css={posterStyle}>
        <div css={onFieldStyle}>
          <h2 id={headingId}>{title}</h2>
          <p css={leadStyle}>
            <RichText>{text}</RichText>
          </p>
        </div>
        <LargeMini mini={first?.mini ?? null} huge />
        <div css={listStyle}>
          <FeatureList items={items} />
        </div>
      </div>
    </section>
  );
}

const fieldStyle = (theme: Theme) =>
  css({
    overflow: 'clip',
    background: theme.colour.field,
    [theme.media.print]: { background: 'none' },
  });

const posterStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[8],
    paddingBlock: theme.space.section,
    h2: { fontSize: theme.text.titleLong },
    // A conversation needs no card: it lies on the field.
    '[data-mini="messages"]': {
      padding: 0,
      border: 0,
      background: 'none',
      boxShadow: 'none',
      colorScheme: 'light',
      '> :first-child': onFieldStyle(theme),
    },
    [theme.media.wide]: {
      // To the window’s right edge.
      width: 'auto',
      margin: `0 0 0 ${besideColumn(theme)}`,
      gridTemplateColumns: 'minmax(0, 28rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      columnGap: theme.space[16],
      // Beside both rows of words.
      '> :nth-of-type(2):not(:last-of-type)': {
        gridArea: '1 / 2 / 3 / 3',
        alignSelf: 'center',
      },
      // Over that edge.
      '[data-mini="messages"]': { '--own-bleed': theme.space[4] },
      '[data-mini]:not([data-mini="messages"])': {
        marginRight: `calc(-1 * ${theme.space[4]})`,
        paddingRight: theme.space[8],
      },
    },
  });

const listStyle = (theme: Theme) =>
  css(onFieldStyle(theme), {
    li: { borderTopColor: theme.colour.fieldLine },
    [theme.media.wide]: {
      '&& ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
      li: { paddingBlock: theme.space[4] },
    },
  });
