import type { PreviewedTemplate } from './preview-pages';

/** The name of the firm that the small website belongs to: the template's own where no preview names one. */
export function firmOf({ preview, name }: PreviewedTemplate): string {
  return preview?.firm ?? name;
}
