/** What was asked of a deployed site, and what is wrong with the answers. */
export interface Findings {
  /** What was looked at, in words, for the list of what is right. */
  checked: string;
  /** A line for each problem: the address, what was expected, what came. */
  problems: string[];
}

/** An answer of the deployed site. */
export interface Answer {
  address: string;
  status: number;
  headers: Headers;
  text: string;
}

const TIME_OUT_MS = 20_000;

/** A site that is online: asks for its addresses and follows no redirect. */
export class DeployedSite {
  constructor(private readonly origin: string) {}

  /** Asks for a path. Throws with the address when no answer comes. */
  async get(path: string): Promise<Answer> {
    const address = this.origin + path;
    try {
      const response = await fetch(address, {
        redirect: 'manual',
        headers: { 'accept-encoding': 'br, gzip' },
        signal: AbortSignal.timeout(TIME_OUT_MS),
      });
      const { status, headers } = response;
      return { address: path, status, headers, text: await response.text() };
    } catch (error) {
      const { message, cause } = error as Error;
      throw new Error(
        `${address} does not answer: ${cause instanceof Error ? cause.message : message}`,
        { cause: error },
      );
    }
  }

  /** Asks for several paths, a few at a time. */
  async getAll(paths: string[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    const waiting = [...paths];
    for (let few = waiting.splice(0, 6); few[0]; few = waiting.splice(0, 6))
      answers.push(...(await Promise.all(few.map((path) => this.get(path)))));
    return answers;
  }
}

/** Takes an answer; gives a problem’s line, or none when it is as expected. */
export function unless(
  isRight: boolean,
  { address }: Pick<Answer, 'address'>,
  expected: string,
  found: string | number | null,
): string[] {
  return isRight
    ? []
    : [`${address} · ${expected} · ${found === null ? 'nothing' : found}`];
}
