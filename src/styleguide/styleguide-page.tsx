import { css } from '@emotion/react';
import { columnStyle } from '../components/text/section';
import { theme } from '../styles/theme';
import { CardSpecimens } from './card-specimens';
import { ControlSpecimens } from './control-specimens';
import { FrameSpecimens } from './frame-specimens';
import { TextSpecimens } from './text-specimens';
import { Scales, Swatches } from './tokens';

/** Tokens and components in both themes, at /_styleguide in development (src/gatsby/pages/create-pages.ts). */
export default function StyleguidePage() {
  return (
    <>
      <h1 css={titleStyle}>Styleguide</h1>
      <Swatches />
      <Scales />
      <ControlSpecimens />
      <CardSpecimens />
      <TextSpecimens />
      <FrameSpecimens />
    </>
  );
}

export function Head() {
  return <title>Styleguide</title>;
}

const titleStyle = css(columnStyle, { paddingTop: theme.space[12] });
