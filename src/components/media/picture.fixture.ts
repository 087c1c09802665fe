/** A picture of data/images, as a query returns it. */
export function testPicture(src = '/desk.jpg'): Queries.PictureFieldsFragment {
  return {
    childImageSharp: {
      gatsbyImageData: {
        layout: 'constrained',
        width: 12,
        height: 8,
        images: { fallback: { src } },
      },
    },
  };
}
