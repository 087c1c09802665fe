import { css } from '@emotion/react';
import { Actions } from '../../components/actions/button';
import { withWholeWords, RichText } from '../../components/text/rich-text';
import {
  columnStyle,
  leadStyle,
  TitledSection,
} from '../../components/text/section';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { WorkbenchPicture } from './workbench-picture';

interface ProductBenefitsProps {
  /** Puts the picture on the right. */
  mirrored?: boolean;
  benefits: Queries.PointsSectionFieldsFragment;
  workbench: Queries.WorkbenchFieldsFragment | null;
}

/** A product's benefits, beside its picture on the workbench where there is one. */
export function ProductBenefits({
  mirrored = false,
  benefits: { title, text, points, action },
  workbench,
}: ProductBenefitsProps) {
  return (
    <div css={groundStyle}>
      <div css={[columnStyle, workbench && besideStyle]}>
        {workbench && (
          <WorkbenchPicture
            workbench={workbench}
            css={mirrored && onRightStyle}
          />
        )}
        <TitledSection title={title}>
          <p css={leadStyle}>
            <RichText>{text}</RichText>
          </p>
          <ul css={pointsStyle}>
            {points.map((point) => (
              <li key={point}>{withWholeWords(point)}</li>
            ))}
          </ul>
          {action && <Actions actions={[action]} secondary />}
        </TitledSection>
      </div>
    </div>
  );
}

const groundStyle = css({
  paddingBlock: theme.space.section,
  background: `light-dark(${theme.tint.soft}, ${theme.colour.sunken})`,
});

const besideStyle = css(columns({ wide: '1fr 1fr' }), {
  gap: theme.space[8],
  alignItems: 'center',
  [theme.media.wide]: { columnGap: theme.space[16] },
});

const onRightStyle = css({ [theme.media.wide]: { order: 1 } });

const pointsStyle = css(plainList, {
  '&&': { marginBlock: theme.space[6] },
  lineHeight: theme.leading.snug,
  textWrap: 'pretty',
  li: {
    paddingBlock: theme.space[3],
    borderTop: `${theme.line} solid ${theme.tint.line}`,
  },
});
