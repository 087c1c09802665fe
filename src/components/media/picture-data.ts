/** Takes a file and what to call it; gives what Gatsby made of it. Throws for a file that is no picture. */
export function pictureData(file: Queries.PictureFieldsFragment, name: string) {
  const data = file.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (!data || !fallback) throw new Error(`Not a picture: ${name}`);
  return { ...data, images: { ...data.images, fallback } };
}
