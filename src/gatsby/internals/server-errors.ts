import { BaseLoader } from '../../../.cache/loader';

// When page data answer with status 500, Gatsby asks for the data of /500.html; where these answer so too, it asks for
// them again without end. Nothing documented stops it. This site has no such page, so the answer is known.

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
