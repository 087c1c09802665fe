import { slugify } from '../../content/anchors';
import { samplePath } from '../../content/routes';

/** A page of a sample site, which is a section with this id: see static/samples. */
export const samplePagePath = (folder: string, page: string): string =>
  `${samplePath(folder)}#${slugify(page)}`;
