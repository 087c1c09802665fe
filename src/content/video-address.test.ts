/** @jest-environment node */
import { playAddress, videoFrame } from './video-address';

const TUBE = 'https://www.youtube-nocookie.com/embed/';
const VIMEO = 'https://player.vimeo.com/video/';

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', `${TUBE}abcdefghijk`],
  ['https://youtube.com/watch?app=desktop&v=abc-efg_ijk', `${TUBE}abc-efg_ijk`],
  ['https://m.youtube.com/watch?v=abcdefghijk&feature=x', `${TUBE}abcdefghijk`],
  ['https://youtu.be/abcdefghijk?si=X1', `${TUBE}abcdefghijk`],
  ['https://youtu.be/abcdefghijk?t=90', `${TUBE}abcdefghijk?start=90`],
  [
    'https://www.youtube.com/watch?v=abcdefghijk&t=1h1m30s',
    `${TUBE}abcdefghijk?start=3690`,
  ],
  [
    'https://www.youtube.com/watch?v=abcdefghijk&list=PL1',
    `${TUBE}abcdefghijk`,
  ],
  ['https://www.youtube.com/shorts/abcdefghijk', `${TUBE}abcdefghijk`],
  ['https://www.youtube.com/live/abcdefghijk?si=X', `${TUBE}abcdefghijk`],
  ['https://www.youtube.com/embed/abcdefghijk', `${TUBE}abcdefghijk`],
  [`${TUBE}abcdefghijk?rel=0`, `${TUBE}abcdefghijk?rel=0`],
  ['https://www.youtube.com/playlist?list=PL1', `${TUBE}videoseries?list=PL1`],
  [`${TUBE}videoseries?list=PL1`, `${TUBE}videoseries?list=PL1`],
  ['https://vimeo.com/123456789', `${VIMEO}123456789`],
  ['https://vimeo.com/123456789/0a1b2c3d4e', `${VIMEO}123456789?h=0a1b2c3d4e`],
  ['https://vimeo.com/123456789?share=copy#t=30s', `${VIMEO}123456789#t=30s`],
  ['https://vimeo.com/channels/staffpicks/123456789', `${VIMEO}123456789`],
  ['https://vimeo.com/showcase/12/video/123456789', `${VIMEO}123456789`],
  ['https://vimeo.com/manage/videos/123456789', `${VIMEO}123456789`],
  [`${VIMEO}123456789?h=0a1b2c&dnt=1`, `${VIMEO}123456789?h=0a1b2c&dnt=1`],
])('the frame of %s', (address, frame) => {
  expect(videoFrame(address)).toBe(frame);
  expect(videoFrame(frame)).toBe(frame);
});

test.each([
  ...['', 'abcdefghijk', 'https://video.example.com/a', 'https://youtu.be/a'],
  ...['https://www.youtube.com/@larkfield', 'https://www.youtube.com/watch'],
  ...['https://vimeo.com/larkfield', 'https://youtube.com.example/embed/x'],
  ...['https://www.youtube.com/playlist', '<iframe src="https://a"></iframe>'],
])('"%s" has no frame', (address) => {
  expect(videoFrame(address)).toBeUndefined();
});

test.each([
  [`${TUBE}a`, undefined, `${TUBE}a?autoplay=1`],
  [`${TUBE}a?rel=0&start=5`, 78, `${TUBE}a?rel=0&start=78&autoplay=1`],
  [`${VIMEO}1?h=a`, 78, `${VIMEO}1?h=a&autoplay=1#t=78s`],
])('%s played from second %s', (frame, second, address) => {
  expect(playAddress(frame, second)).toBe(address);
});
