import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ToggleButton } from '../../components/actions/button';
import { iconLinkStyle, SiteLink } from '../../components/actions/links';
import { BrowserBar } from '../../components/media/browser-bar';
import { RichParagraph } from '../../components/text/rich-text';
import { slugify } from '../../content/anchors';
import { samplePath } from '../../content/routes';
import { columns, containerStyle, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment SampleSiteFrameFields on WebsiteTemplate {
    overview {
      title
      text
    }
    sample {
      folder
      firm
    }
  }
`;

const DEVICES = [
  { device: 'desktop', label: 'Desktop' },
  { device: 'tablet', label: 'Tablet' },
  { device: 'phone', label: 'Phone' },
] as const;

/** The name of the frame, for links that open a page in it. */
export const SAMPLE_FRAME = 'sample';

/** The sample site, live, on a device of the visitor's choice, and below it what it is. */
export function SampleSiteFrame({
  template,
}: {
  template: Queries.SampleSiteFrameFieldsFragment;
}) {
  const [shown, setShown] = useState<Device>('desktop');
  const frame = useRef<HTMLIFrameElement>(null);
  const [isBroken, setBroken] = useState(false);
  const check = () => setBroken(frame.current !== null && fails(frame.current));
  // The frame may have loaded, or failed to, before the page was hydrated.
  useEffect(check, []);
  const headingId = useId();
  const { overview, sample } = template;
  const { folder, firm } = sample;
  const path = samplePath(folder);
  return (
    <section
      id="overview"
      aria-labelledby={headingId}
      css={[containerStyle, stageStyle]}
      data-tone="page"
    >
      <div css={captionStyle}>
        <h2 id={headingId}>{overview.title}</h2>
        <RichParagraph>{overview.text}</RichParagraph>
      </div>
      <div css={placeStyle}>
        <DeviceFrame device={shown} address={`${slugify(firm)}.example`}>
          <iframe
            ref={frame}
            name={SAMPLE_FRAME}
            src={path}
            title={`${firm}, a sample website`}
            loading="lazy"
            onLoad={check}
            css={siteStyle}
          />
        </DeviceFrame>
        <p role="status" css={statusStyle}>
          {isBroken &&
            'The sample website couldn’t be loaded. Check your connection, then reload the page.'}
        </p>
      </div>
      <div css={toolbarStyle}>
        <div role="group" aria-label="Device" css={groupStyle}>
          {DEVICES.map(({ device, label }) => (
            <ToggleButton
              key={device}
              isPressed={device === shown}
              onClick={() => setShown(device)}
            >
              {label}
            </ToggleButton>
          ))}
        </div>
        <SiteLink href={path} css={linkStyle}>
          <Maximize2 aria-hidden="true" size="1em" />
          Open in a full window
        </SiteLink>
      </div>
    </section>
  );
}

/** Whether something else than a sample site has come: an error of the server, or the browser's own page of errors. */
function fails({ contentDocument }: HTMLIFrameElement) {
  if (contentDocument?.URL === 'about:blank') return false;
  return !contentDocument?.querySelector('main > section');
}

/** The height of the bar, `--bar` in static/samples/base.css, and a little more, since a frame may begin between two pixels. */
const SAMPLE_BAR = '2.3125rem';

/** The live site is above its heading, as the first thing below the page's hero. */
const stageStyle = css(columns('1fr', { wide: '1fr auto' }), {
  gap: `${theme.space[4]} ${theme.space[12]}`,
  alignItems: 'start',
  paddingBlock: `${theme.space[4]} var(--section-space)`,
});

const placeStyle = css({ gridArea: '1 / 1 / auto / -1', minWidth: 0 });

const statusStyle = css({
  margin: `${theme.space[3]} 0 0`,
  color: theme.colour.danger,
  '&:empty': { display: 'none' },
});

const captionStyle = css({
  // Above the shadow of the frame.
  position: 'relative',
  gridArea: '2 / 1',
  marginTop: theme.space[4],
  p: { maxWidth: theme.width.prose, margin: 0 },
});

const toolbarStyle = css(wrappingRow, {
  gap: `${theme.space[2]} ${theme.space[6]}`,
  [theme.media.wide]: { gridArea: '2 / 2', marginTop: theme.space[4] },
  [theme.media.print]: { display: 'none' },
});

/** Narrow screens only show a phone, so there is no choice. */
const groupStyle = css(wrappingRow, {
  display: 'none',
  gap: theme.space[2],
  [theme.media.medium]: {
    display: 'flex',
    [theme.media.noScripts]: { display: 'none' },
  },
});

const linkStyle = css(iconLinkStyle, {
  fontSize: theme.text.small,
  color: theme.colour.link,
});

/** Light in both themes, like the sample sites, whose bar with the way back is above the frame's edge. */
const siteStyle = css({
  width: '100%',
  height: `calc(100% + ${SAMPLE_BAR})`,
  marginBlockStart: `-${SAMPLE_BAR}`,
  border: 0,
  background: theme.colour.surface,
  colorScheme: 'light',
});

type Device = 'phone' | 'tablet' | 'desktop';

interface DeviceFrameProps {
  device: Device;
  address?: string;
  children: ReactNode;
}

/** A browser window or a phone, both of the same height. On narrow screens always a phone. */
function DeviceFrame({ device, address, children }: DeviceFrameProps) {
  return (
    <div css={frameStyle} data-device={device}>
      <BrowserBar aria-hidden css={barStyle}>
        <span>{address}</span>
      </BrowserBar>
      <div css={screenStyle}>{children}</div>
    </div>
  );
}

const BROWSER = '&:not([data-device="phone"])';
const IN_BROWSER = '[data-device]:not([data-device="phone"]) > &';

const frameStyle = css({
  display: 'flex',
  flexDirection: 'column',
  height: theme.height.phone,
  // Not max-width: a grid track would grow with the frame before the frame shrinks.
  width: `min(100%, ${theme.width.phone} + 2 * ${theme.space[3]})`,
  marginInline: 'auto',
  padding: theme.space[2],
  borderRadius: theme.radius.phone,
  background: theme.colour.bezel,
  boxShadow: theme.shadow.large,
  [theme.media.medium]: {
    height: theme.height.device,
    padding: theme.space[3],
    [BROWSER]: {
      width: '100%',
      padding: 0,
      border: theme.rule,
      borderRadius: theme.radius.medium,
      background: theme.colour.sunken,
    },
    '&[data-device="tablet"]': {
      width: `min(100%, ${theme.width.tablet} + 2 * ${theme.stroke.thin})`,
    },
  },
});

const screenStyle = css({
  flex: 1,
  minHeight: 0,
  overflow: 'clip',
  borderRadius: theme.radius.phoneMedium,
  [theme.media.medium]: {
    [IN_BROWSER]: {
      borderRadius: `0 0 ${theme.radius.medium} ${theme.radius.medium}`,
    },
  },
});

const barStyle = css({
  '--dot': theme.space[3],
  '--dot-colour': theme.colour.line,
  '--dot-step': theme.space[5],
  display: 'none',
  padding: `${theme.space[2]} ${theme.space[4]}`,
  color: theme.colour.textMuted,
  span: {
    flex: 1,
    maxWidth: theme.width.card,
    margin: '0 auto',
    padding: `${theme.space[1]} ${theme.space[3]}`,
    borderRadius: theme.radius.round,
    background: theme.colour.surface,
    textAlign: 'center',
  },
  [theme.media.medium]: { [IN_BROWSER]: { display: 'flex' } },
});

/** A page of a sample site, which is a section with this id: see static/samples. */
export const samplePagePath = (folder: string, page: string): string =>
  `${samplePath(folder)}#${slugify(page)}`;
