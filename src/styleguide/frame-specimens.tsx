import { DeviceFrame } from '../components/media/device-frame';
import { Picture } from '../components/media/picture';
import { Tabs } from '../components/controls/tabs';
import { Video } from '../components/media/video';
import { colourOfStep } from '../styles/palette';
import { theme } from '../styles/theme';
import { Specimen, Stack } from './specimen';

const DEVICES = ['phone', 'tablet', 'desktop'] as const;

export function FrameSpecimens() {
  return (
    <>
      <Specimen title="Tabs">
        {() => (
          <Tabs
            label="Channel"
            tabs={['Email', 'WhatsApp', 'Text', 'Phone'].map((title) => ({
              id: title,
              title,
              panel: <p>What came in by {title}.</p>,
            }))}
          />
        )}
      </Specimen>
      <Specimen title="DeviceFrame: phone, tablet, desktop">
        {() => (
          <Stack>
            {DEVICES.map((device) => (
              <DeviceFrame
                key={device}
                device={device}
                address="bakery.example"
              >
                <p css={{ padding: theme.space[4] }}>What a {device} shows.</p>
              </DeviceFrame>
            ))}
          </Stack>
        )}
      </Specimen>
      <Specimen title="Picture">
        {() => (
          <Picture
            file={samplePicture(colourOfStep('sage-300'))}
            alt="A plain field of colour"
            sizes="50vw"
          />
        )}
      </Specimen>
      <Specimen title="Video">
        {(theme) => (
          <Video
            src="https://www.youtube-nocookie.com/embed/styleguide"
            video={{
              title: `A video (${theme})`,
              play: 'Watch the video',
              notice: 'It comes from another company.',
              length: '4:00',
              fallback: 'Can’t see the video? Open it in a new tab.',
            }}
          />
        )}
      </Specimen>
    </>
  );
}

/** A picture of one colour, as Gatsby would return it. */
function samplePicture(colour: string): Queries.PictureFieldsFragment {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${colour}" d="M0 0h16v9H0z"/></svg>`;
  return {
    childImageSharp: {
      gatsbyImageData: {
        layout: 'constrained',
        width: 1600,
        height: 900,
        images: {
          fallback: { src: `data:image/svg+xml,${encodeURIComponent(svg)}` },
        },
      },
    },
  };
}
