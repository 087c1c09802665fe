import { useState } from 'react';
import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { type Device, DeviceFrame } from '../../components/media/device-frame';
import { slugify } from '../../content/anchors';
import { sampleTitle } from '../../content/page-title';
import { templatePreviewPath } from '../../content/routes';
import { theme } from '../../styles/theme';
import { firmName } from './preview-fields';
import { PreviewToolbar } from './preview-toolbar';

export const fragment = graphql`
  fragment FramedPreviewFields on WebsiteTemplate {
    slug
    name
    preview {
      firm
    }
  }
`;

/** The page of the sample site (SPEC.md section 2, "overview preview"), on a device. */
export function TemplatePreview({
  template,
}: {
  template: Queries.FramedPreviewFieldsFragment;
}) {
  const [device, setDevice] = useState<Device>('desktop');
  const { slug } = template;
  const firm = firmName(template);
  return (
    <>
      <PreviewToolbar
        slug={slug}
        firm={firm}
        device={device}
        onChange={setDevice}
      />
      <DeviceFrame device={device} address={`${slugify(firm)}.example`}>
        <iframe
          src={templatePreviewPath(slug)}
          title={sampleTitle(firm)}
          loading="lazy"
          css={frameStyle}
        />
      </DeviceFrame>
    </>
  );
}

/** Sample sites are light in both themes. */
const frameStyle = css({
  width: '100%',
  height: '100%',
  border: 0,
  background: theme.colour.surface,
  colorScheme: 'light',
});
