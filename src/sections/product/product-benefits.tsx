import { css } from '@emotion/react';
import { Actions } from '../../components/actions/button';
import { withWholeWords, RichText } from '../../components/text/rich-text';
import {
  besideColumn,
  columnStyle,
  leadStyle,
  TitledSection,
} from '../../components/text/section';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { BAND_SIZES, WorkbenchBand } from './workbench-band';

interface ProductBenefitsProps {
  layout?: string | null;
  /** Puts the picture on the right. */
  mirrored?: boolean;
  benefits: Queries.PointsSectionFieldsFragment;
  workbench: Queries.WorkbenchFieldsFragment | null;
}

/** A product's benefits, with its picture on the workbench where there is one. */
export function ProductBenefits({
  layout,
  mirrored = false,
  benefits: { title, text, points, action },
  workbench,
}: ProductBenefitsProps) {
  const isBeside = workbench !== null && layout !== 'over';
  return (
    <div css={[groundStyle, isBeside && besideStyle]} data-mirrored={mirrored}>
      {workbench && (
        <WorkbenchBand
          workbench={workbench}
          sizes={isBeside ? BESIDE_SIZES : undefined}
        />
      )}
      <TitledSection title={title} css={isBeside ? wordsStyle : cardStyle}>
        <div>
          <p css={leadStyle}>
            <RichText>{text}</RichText>
          </p>
          {action && <Actions actions={[action]} quiet />}
        </div>
        <ul css={pointsStyle}>
          {points.map((point) => (
            <li key={point}>{withWholeWords(point)}</li>
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}

/** Beside words, the height of the words decides. */
const BESIDE_SIZES = `(min-width: 62em) max(50vw, 60rem), ${BAND_SIZES}`;

const groundStyle = css({
  paddingBottom: theme.space.section,
  background: `light-dark(${theme.tint.soft}, ${theme.colour.sunken})`,
});

const besideStyle = css(columns({ wide: '1fr 1fr' }), {
  [theme.media.wide]: {
    paddingBottom: 0,
    // Beside longer words the picture stays in view: as high as they, it would be too coarse.
    '> [data-workbench]': {
      position: 'sticky',
      top: theme.space[16],
      maxHeight: '52rem',
    },
    '[data-workbench], [data-workbench] > div, picture': { height: '100%' },
    img: { aspectRatio: 'auto' },
    '&[data-mirrored="true"]': {
      '> [data-workbench]': { order: 1 },
    },
  },
});

const wordsStyle = css(columnStyle, {
  paddingTop: theme.space.section,
  [theme.media.wide]: {
    alignSelf: 'center',
    width: 'auto',
    margin: 0,
    padding: `${theme.space.section} ${besideColumn} ${theme.space.section} ${theme.space[12]}`,
    '[data-mirrored="true"] &': {
      paddingInline: `${besideColumn} ${theme.space[12]}`,
    },
  },
});

/** Over the lower edge of the picture. */
const cardStyle = css(columnStyle, columns({ wide: '3fr 2fr' }), {
  position: 'relative',
  padding: theme.space[6],
  borderRadius: theme.radius.large,
  background: theme.colour.surface,
  boxShadow: theme.shadow.medium,
  '[data-workbench] + &': { marginTop: `calc(-1 * ${theme.space[12]})` },
  [theme.media.wide]: {
    columnGap: theme.space[12],
    padding: theme.space[12],
    '> ul': { gridColumn: '1 / -1', columns: 2, columnGap: theme.space[12] },
  },
});

const pointsStyle = css(plainList, {
  '&&': { marginTop: theme.space[8] },
  lineHeight: theme.leading.snug,
  textWrap: 'pretty',
  li: {
    paddingBlock: theme.space[3],
    borderTop: `${theme.line} solid ${theme.tint.line}`,
    breakInside: 'avoid',
  },
});
