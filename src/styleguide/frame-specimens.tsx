import { DeviceFrame } from '../components/media/device-frame';
import { Tabs } from '../components/controls/tabs';
import { Video } from '../components/media/video';
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
