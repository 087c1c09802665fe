import { css } from '@emotion/react';
import { Section } from '../../components/text/section';
import { theme } from '../../styles/theme';
import { FeatureList } from '../product/feature';
import { PhoneShot } from './template-shot';

interface BenefitSectionProps {
  benefits: Queries.FeatureSectionFieldsFragment;
  /** The template beside them. */
  template: Queries.PhoneShotFieldsFragment;
}

/** The benefits, and a template on a phone. */
export function BenefitSection({ benefits, template }: BenefitSectionProps) {
  const { title, text, items } = benefits;
  const { name, phonePicture } = template;
  const phone = phonePicture && (
    <PhoneShot
      picture={phonePicture}
      alt={`${name}, on a phone`}
      sizes={`(min-width: 48em) and (max-width: 61.99em) 13rem, ${theme.width.card}`}
    />
  );
  return (
    <Section title={title} text={text} aside={phone} css={sectionStyle}>
      <FeatureList items={items} />
    </Section>
  );
}

/** More room for the benefits than for the phone. */
const sectionStyle = css({
  [theme.media.medium]: { '> div': { gridTemplateColumns: '2fr 1fr' } },
});
