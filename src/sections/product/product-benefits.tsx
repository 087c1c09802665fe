import { css } from '@emotion/react';
import { CheckList } from '../../components/text/check-list';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface ProductBenefitsProps {
  productName: string;
  benefits: readonly string[];
}

export function ProductBenefits(props: ProductBenefitsProps) {
  const { productName, benefits } = props;
  return (
    <Section
      title={`Benefits of ${productName}`}
      aside={<CheckList items={benefits} />}
      columnStyle={columnStyle}
      css={sectionStyle}
    />
  );
}

const columnStyle = css(columns('1fr', { wide: '5fr 7fr' }), {
  gap: 0,
  alignItems: 'start',
  fontSize: theme.text.lead,
  ul: { marginBottom: 0 },
});

const sectionStyle = css({ '--section-space': theme.space[12] });
