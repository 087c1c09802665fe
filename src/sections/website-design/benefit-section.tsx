import { Section } from '../../components/text/section';
import { columns, hiddenOnPhones } from '../../styles/mixins';
import { FeatureList } from '../shared/feature';
import { PhoneShot } from './template-shot';

interface BenefitSectionProps extends Queries.FeatureSectionFieldsFragment {
  /** Shown on a phone beside the features; phones omit it. */
  template: Queries.PhoneShotFieldsFragment | undefined;
}

export function BenefitSection(props: BenefitSectionProps) {
  const { items, template, ...head } = props;
  const picture = template?.phonePicture;
  const phone = picture && (
    <div css={hiddenOnPhones}>
      <PhoneShot picture={picture} sizes="22vw" />
    </div>
  );
  return (
    <Section {...head} aside={phone} columnStyle={besideStyle}>
      <FeatureList items={items} css={pairsStyle} />
    </Section>
  );
}

const besideStyle = columns('1fr', { medium: '2fr 1fr' });
const pairsStyle = columns('1fr', { medium: '1fr 1fr' });
