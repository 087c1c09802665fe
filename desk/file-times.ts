/** The address at which the server of the desk tells when each file of data/ was changed. */
export const FILE_TIMES = '/file-times.json';

/** In ms, by the file's path, which begins with data/. */
export type FileTimes = Partial<Record<string, number>>;
