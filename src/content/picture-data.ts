/** The image data of a file. Throws, with the given name, for a file that is not a picture. */
export function pictureData(file: Queries.PictureFieldsFragment, name: string) {
  const data = file.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (!data || !fallback) throw new Error(`Not a picture: ${name}`);
  return { ...data, images: { ...data.images, fallback } };
}
