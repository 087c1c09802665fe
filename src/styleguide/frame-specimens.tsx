import { DeviceFrame } from '../components/media/device-frame';
import { Picture } from '../components/media/picture';
import { Tabs } from '../components/controls/tabs';
import { Video } from '../components/media/video';
import { colourOfStep } from '../styles/palette';
import { drawnPicture } from './drawn-picture';
import { Specimen } from './specimen';
import { Stack } from './stack';

const DEVICES = ['phone', 'tablet', 'desktop'] as const;

/** What holds something else: pictures, videos, devices, panels. */
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
              <DeviceFrame key={device} device={device}>
                <p css={(theme) => ({ padding: theme.space[4] })}>
                  What a {device} shows.
                </p>
              </DeviceFrame>
            ))}
          </Stack>
        )}
      </Specimen>
      <Specimen title="Picture">
        {() => (
          <Picture
            file={drawnPicture(colourOfStep('sage-300'))}
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
              fallback: 'No video to be seen? Open it in a new tab.',
            }}
          />
        )}
      </Specimen>
    </>
  );
}
