import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { useId } from 'react';
import { RichText } from '../../../components/text/rich-text';
import { columnStyle, leadStyle } from '../../../components/text/section';
import { plainList } from '../../../styles/lists';
import { besideColumn } from '../../hero/stage-layouts';
import type { FeaturesProps } from '../feature';
import { FeatureList, FeatureWords, sortFeatures } from '../feature';
import { groundStyle } from '../ground';
import { LargeMini } from '../large-mini';

/** The first part of the product large beside all words, up to the page's right edge, and the others below. */
export function Rail({ features: { title, text, items } }: FeaturesProps) {
  const headingId = useId();
  const { shown, told } = sortFeatures(items);
  return (
    <section aria-labelledby={headingId} css={sectionStyle}>
      <div css={gridStyle}>
        <div css={headStyle}>
          <h2 id={headingId}>{title}</h2>
          <p css={leadStyle}>
            <RichText>{text}</RichText>
          </p>
          <FeatureList items={told} />
        </div>
        <ul css={railStyle}>
          {shown.map((feature) => (
            <li key={feature.title}>
              <div css={stageStyle}>
                <LargeMini mini={feature.mini} />
              </div>
              <FeatureWords feature={feature} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const sectionStyle = (theme: Theme) =>
  css({ paddingBlock: theme.space.section, overflowX: 'clip' });

const gridStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[10],
    [theme.media.wide]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gap: `${theme.space[16]} ${theme.space[8]}`,
    },
  });

const headStyle = (theme: Theme) =>
  css({
    '> ul': { marginTop: theme.space[8] },
    [theme.media.wide]: {
      position: 'relative',
      zIndex: 1,
      gridArea: '1 / 1 / 2 / 6',
      // The list ends where the part of the product beside it does.
      display: 'flex',
      flexDirection: 'column',
      '> ul': { marginTop: 'auto' },
      '&& ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  });

const railStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[10],
    '> li': { display: 'flex', flexDirection: 'column' },
    [theme.media.wide]: {
      // Of the same rows and columns as the words, which its first row leaves room for.
      gridArea: '1 / 1 / 3 / -1',
      gridTemplate: 'subgrid / subgrid',
      gap: 'inherit',
      '> li': { gridColumn: 'span 6' },
      '> :first-of-type': {
        '--zoom': 1.65,
        gridColumn: '6 / -1',
      },
      '> :last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' },
    },
  });

const stageStyle = (theme: Theme) =>
  css(groundStyle(theme), {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: 1,
    alignItems: 'center',
    marginBottom: theme.space[5],
    padding: `${theme.space[8]} ${theme.space[4]}`,
    '--bowl': '-100%',
    borderRadius: theme.radius.large,
    [theme.media.wide]: {
      padding: theme.space[12],
      // Others stand in a bowl.
      'li:not(:first-of-type) > &': {
        '--bowl': '50%',
        paddingBottom: theme.space[20],
      },
      // Off the page's right edge with what is in it; the section cuts off what is too much.
      'li:first-of-type > &': {
        marginRight: '-50vw',
        paddingRight: `calc(50vw - min(${besideColumn(theme)} + ${theme.space[4]}, 9rem))`,
        '[data-mini]': { paddingRight: theme.space[8] },
      },
    },
  });
