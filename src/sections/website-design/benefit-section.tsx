import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { FeatureList } from '../product/feature';

/** Features in rows, each title beside its words. */
export function BenefitSection({
  items,
  ...head
}: Queries.FeatureSectionFieldsFragment) {
  return (
    <Section {...head} columnStyle={besideStyle}>
      <FeatureList items={items} css={rowsStyle} />
    </Section>
  );
}

const besideStyle = css(columns({ wide: '5fr 7fr' }), {
  columnGap: theme.space[12],
});

const rowsStyle = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
  'li > div': columns({ medium: '2fr 3fr' }),
});
