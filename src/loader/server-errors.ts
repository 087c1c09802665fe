import { BaseLoader } from '../../.cache/loader';

// When page data fail with status 500, Gatsby requests the data of /500.html; if that fails with 500 too, it repeats
// the request for ever. There is no documented way to stop it. This site has no /500.html, so the request is skipped.

export function giveUpAtServerErrors(): void {
  const { prototype } = BaseLoader;
  const original = prototype.fetchPageDataJson;
  prototype.fetchPageDataJson = function (request) {
    return request.internalServerError
      ? Promise.resolve({ ...request, status: 'error' })
      : original.call(this, request);
  };
}
