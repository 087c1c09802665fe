/** Runs in a page: brings each picture near the window, as lazy ones load only there, and waits for it. */
export async function loadPictures(): Promise<void> {
  for (const image of document.images) {
    if (!image.checkVisibility()) continue;
    image.scrollIntoView({ behavior: 'instant' });
    await image.decode();
  }
  window.scrollTo(0, 0);
}
