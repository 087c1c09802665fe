import { BaseLoader } from '../../../.cache/loader';

// When a host answers a request for page data with status 500, Gatsby requests the data of /500.html, and when the host
// answers that with 500 too, it does so in an endless loop. There is no documented way to stop it. This site has no such
// page, so the request can be left out.

/** Ends the loading of a page at the first answer with status 500. */
export function giveUpAtServerErrors(): void {
  const { prototype } = BaseLoader;
  const original = prototype.fetchPageDataJson;
  prototype.fetchPageDataJson = function (request) {
    return request.internalServerError
      ? Promise.resolve({ ...request, status: 'error' })
      : original.call(this, request);
  };
}
