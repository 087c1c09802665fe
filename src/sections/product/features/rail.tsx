import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { useId } from 'react';
import { RichText } from '../../../components/text/rich-text';
import { columnStyle, leadStyle } from '../../../components/text/section';
import { plainList } from '../../../styles/lists';
import type { FeaturesProps } from '../feature';
import { FeatureList, FeatureWords, sortFeatures } from '../feature';
import { groundStyle } from '../ground';
import { LargeMini } from '../large-mini';

/** The heading stays in place while parts of the product go by, up to the page's right edge. */
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
    gap: theme.space[10],
    alignItems: 'start',
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: theme.space[20],
    },
  });

const headStyle = (theme: Theme) =>
  css({
    ul: { marginTop: theme.space[8], gridTemplateColumns: 'minmax(0, 1fr)' },
    [theme.media.wide]: {
      position: 'sticky',
      top: theme.space[24],
      [theme.media.low]: { position: 'static' },
      '&& ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  });

const railStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[12],
    minWidth: 0,
  });

const stageStyle = (theme: Theme) =>
  css(groundStyle(theme), {
    display: 'grid',
    alignItems: 'center',
    minHeight: `calc(2 * ${theme.width.narrow})`,
    marginBottom: theme.space[5],
    // To the page's right edge; the section cuts off what is too much.
    marginRight: '-50vw',
    padding: `${theme.space[10]} calc(50vw + ${theme.space[4]}) ${theme.space[10]} ${theme.space[4]}`,
    borderRadius: `${theme.radius.large} 0 0 ${theme.radius.large}`,
    [theme.media.wide]: {
      minHeight: theme.width.phone,
      paddingLeft: theme.space[16],
      paddingRight: `calc(50vw + ${theme.space[10]})`,
    },
  });
