// Notes a press in the frame of a video (src/components/media/video.tsx): its host may take long to answer. A `load`
// doesn't bubble, so the listener captures it.
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLIFrameElement && target.srcdoc)) return;
    // Null once the frame shows another host's document.
    const poster = target.contentDocument;
    poster?.addEventListener('click', () => {
      poster.documentElement.dataset['pressed'] = '';
    });
  },
  true,
);
