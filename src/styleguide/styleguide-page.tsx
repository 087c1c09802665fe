import { css } from '@emotion/react';
import { columnStyle } from '../components/text/section';
import { theme } from '../styles/theme';
import { ActionSpecimens } from './action-specimens';
import { CardSpecimens } from './card-specimens';
import { FieldSpecimens } from './field-specimens';
import { FrameSpecimens } from './frame-specimens';
import { TextSpecimens } from './text-specimens';
import { Scales, Swatches } from './tokens';

/** All components in all states and both themes, at /_styleguide in development (src/gatsby/pages/create-pages.ts). */
export default function StyleguidePage() {
  return (
    <>
      <h1 css={titleStyle}>Styleguide</h1>
      <Swatches />
      <Scales />
      <ActionSpecimens />
      <CardSpecimens />
      <TextSpecimens />
      <FieldSpecimens />
      <FrameSpecimens />
    </>
  );
}

export function Head() {
  return <title>Styleguide</title>;
}

const titleStyle = css(columnStyle, { paddingTop: theme.space[12] });
