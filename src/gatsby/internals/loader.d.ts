/** Gatsby's loader of pages, where Gatsby puts it before webpack runs. */
declare module '*/.cache/loader' {
  interface PageDataRequest {
    pagePath: string;
    internalServerError?: boolean;
    status?: string;
  }
  export class BaseLoader {
    constructor(loadComponent: unknown, matchPaths: unknown[]);
    fetchPageDataJson: (
      this: BaseLoader,
      request: PageDataRequest,
    ) => Promise<PageDataRequest>;
  }
}
