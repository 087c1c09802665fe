import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Actions } from '../../components/actions/actions';
import { withWholeWords } from '../../components/text/whole-words';
import { RichText } from '../../components/text/rich-text';
import { columnStyle, leadStyle } from '../../components/text/section';
import { plainList } from '../../styles/lists';
import { BAND_SIZES, WorkbenchBand } from './workbench-band';

interface ProductBenefitsProps {
  layout?: string | null;
  /** Puts the picture on the right. */
  mirrored?: boolean;
  benefits: Queries.PointsSectionFieldsFragment;
  workbench: Queries.WorkbenchFieldsFragment | null;
}

/** What speaks for a product, with the product on the workbench where there is a picture. */
export function ProductBenefits({
  layout,
  mirrored = false,
  benefits: { title, text, points, action },
  workbench,
}: ProductBenefitsProps) {
  const headingId = useId();
  const place = workbench ? (layout ?? 'beside') : undefined;
  return (
    <section
      aria-labelledby={headingId}
      css={sectionStyle}
      data-place={place}
      data-mirrored={mirrored}
    >
      {workbench && (
        <WorkbenchBand
          workbench={workbench}
          sizes={place === 'beside' ? BESIDE_SIZES : undefined}
        />
      )}
      <div css={wordsStyle} data-action={Boolean(action)}>
        <div>
          <h2 id={headingId}>{withWholeWords(title)}</h2>
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
      </div>
    </section>
  );
}

/** Beside words, the height of the words decides. */
const BESIDE_SIZES = `(min-width: 62em) max(50vw, 73rem), ${BAND_SIZES}`;

const sectionStyle = (theme: Theme) =>
  css({
    paddingBottom: theme.space.section,
    background: `light-dark(${theme.tint.soft}, ${theme.colour.sunken})`,
    [theme.media.print]: { background: 'none' },
    [theme.media.medium]: {
      '&[data-place="over"] img': { aspectRatio: '2 / 1' },
    },
    [theme.media.wide]: {
      '&[data-place="beside"]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        paddingBottom: 0,
        picture: { height: '100%' },
        '[data-workbench], [data-workbench] > div': { height: '100%' },
        // Beside longer words the picture stays in view: as high as they, it would be too coarse.
        '> [data-workbench]': {
          position: 'sticky',
          top: theme.space[16],
          maxHeight: '52rem',
        },
        '[data-workbench] img': { aspectRatio: 'auto' },
        '&[data-mirrored="true"] > [data-workbench]': { order: 1 },
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
      marginTop: `calc(-1 * ${theme.space[8]})`,
      padding: theme.space[6],
      borderRadius: theme.radius.large,
      background: theme.colour.surface,
      boxShadow: theme.shadow.medium,
    },
    [theme.media.wide]: {
      gap: theme.space[10],
      // Without a button, too little is beside the points.
      'section:not([data-place="beside"]) > &[data-action="true"]': {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        gap: theme.space[16],
      },
      'section:not([data-place="beside"]) > &[data-action="false"] > ul': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: theme.space[12],
      },
      '[data-place="over"] > &': {
        marginTop: `calc(-1 * ${theme.space[12]})`,
        padding: theme.space[12],
      },
      '[data-place="beside"] > &': {
        gap: theme.space[10],
        alignContent: 'center',
        width: 'auto',
        maxWidth: `calc(${theme.width.page} / 2)`,
        margin: 0,
        padding: `${theme.space.section} ${theme.space.gutter} ${theme.space.section} ${theme.space[16]}`,
      },
      '[data-mirrored="true"][data-place="beside"] > &': {
        justifySelf: 'end',
        paddingInline: `${theme.space.gutter} ${theme.space[16]}`,
      },
    },
  });

const pointsStyle = (theme: Theme) =>
  css(plainList, {
    fontSize: theme.text.lead,
    lineHeight: theme.leading.snug,
    textWrap: 'pretty',
    li: {
      paddingBlock: theme.space[3],
      borderTop: `${theme.line} solid ${theme.tint.line}`,
    },
  });
