/** Takes a colour; gives a picture of nothing else in the shape that Gatsby gives pictures of data/images. */
export function drawnPicture(colour: string): Queries.PictureFieldsFragment {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${colour}" d="M0 0h16v9H0z"/></svg>`;
  return {
    childImageSharp: {
      gatsbyImageData: {
        layout: 'constrained',
        width: 1600,
        height: 900,
        images: {
          fallback: { src: `data:image/svg+xml,${encodeURIComponent(svg)}` },
        },
      },
    },
  };
}
