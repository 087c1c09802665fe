/** The file of an article's picture among those queried: `image` is its path from the article, theirs are below data/. */
export function queriedPicture<File extends { relativePath: string }>(
  image: string,
  files: readonly File[],
): File {
  const file = files.find(({ relativePath }) => image.endsWith(relativePath));
  if (!file) throw new Error(`Not queried: ${image}`);
  return file;
}

/** The image data of a file. Throws, with the given name, for a file that is not a picture. */
export function pictureData(file: Queries.PictureFieldsFragment, name: string) {
  const data = file.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (!data || !fallback) throw new Error(`Not a picture: ${name}`);
  return { ...data, images: { ...data.images, fallback } };
}
