/** Takes where a picture is; gives it in the shape that Gatsby gives pictures of data/images. */
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
