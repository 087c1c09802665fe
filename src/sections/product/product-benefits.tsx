import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Actions } from '../../components/actions/actions';
import { withWholeRanges } from '../../components/text/ranges';
import { RichText } from '../../components/text/rich-text';
import { columnStyle, leadStyle } from '../../components/text/section';
import { plainList } from '../../styles/lists';
import { softBackground } from './ground';
import { BAND_SIZES, WorkbenchBand } from './workbench-band';

interface ProductBenefitsProps {
  layout?: string | null;
  benefits: Queries.PointsSectionFieldsFragment;
  workbench: Queries.WorkbenchFieldsFragment | null;
}

/** What speaks for a product, with the product on the workbench where there is a picture. */
export function ProductBenefits({
  layout,
  benefits: { title, text, points, action },
  workbench,
}: ProductBenefitsProps) {
  const headingId = useId();
  const place = layout ?? 'below';
  return (
    <section
      aria-labelledby={headingId}
      css={sectionStyle}
      data-place={workbench ? place : 'below'}
    >
      {workbench && (
        <WorkbenchBand
          workbench={workbench}
          sizes={place === 'beside' ? BESIDE_SIZES : undefined}
        />
      )}
      <div css={wordsStyle}>
        <div>
          <h2 id={headingId}>{title}</h2>
          <p css={leadStyle}>
            <RichText>{text}</RichText>
          </p>
          {action && <Actions actions={[action]} quiet />}
        </div>
        <ul css={pointsStyle}>
          {points.map((point) => (
            <li key={point}>{withWholeRanges(point)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Beside words, the height of the words decides. */
const BESIDE_SIZES = `(min-width: 62em) max(50vw, 73rem), ${BAND_SIZES}`;

const sectionStyle = (theme: Theme) =>
  css({
    paddingBottom: theme.space.section,
    background: softBackground(theme),
    [theme.media.print]: { background: 'none' },
    [theme.media.wide]: {
      '&[data-place="beside"]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        paddingBottom: 0,
        picture: { height: '100%' },
        '[data-workbench], [data-workbench] > div': { height: '100%' },
        '[data-workbench] img': { aspectRatio: 'auto' },
      },
    },
  });

const wordsStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    display: 'grid',
    gap: theme.space[8],
    paddingTop: theme.space.section,
    '[data-place="over"] > &': {
      position: 'relative',
      marginTop: `calc(-1 * ${theme.space[12]})`,
      padding: theme.space[6],
      borderRadius: theme.radius.large,
      background: theme.colour.surface,
      boxShadow: theme.shadow.medium,
    },
    [theme.media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: theme.space[16],
      '[data-place="over"] > &': {
        marginTop: `calc(-1 * ${theme.space[24]})`,
        padding: theme.space[12],
      },
      '[data-place="beside"] > &': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: theme.space[6],
        maxWidth: `calc(${theme.width.page} / 2)`,
        margin: 0,
        padding: `${theme.space.section} ${theme.space.gutter} ${theme.space.section} ${theme.space[16]}`,
      },
    },
  });

/** The first point speaks loudest. */
const pointsStyle = (theme: Theme) =>
  css(plainList, {
    fontSize: theme.text.lead,
    lineHeight: theme.leading.snug,
    li: {
      paddingBlock: theme.space[3],
      borderTop: `${theme.line} solid ${theme.tint.line}`,
    },
    'li:first-of-type': {
      paddingTop: 0,
      border: 0,
      fontFamily: theme.font.display,
      fontSize: theme.text.titleText,
      fontWeight: 600,
      color: theme.tint.strong,
    },
  });
