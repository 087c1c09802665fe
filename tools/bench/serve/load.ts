import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** What a run of wrk has measured. */
export interface Load {
  requestsPerSecond: number;
  bytesPerRequest: number;
  /** Half and 99 % of the answers came within, in ms. */
  p50: number;
  p99: number;
  /** Connections that failed, answers that were no success, time-outs. */
  errors: number;
}

const CONNECTIONS = 256;
const THREADS = 2;

/** Loads a server for so many seconds with requests for all paths in turn. Throws when wrk can't run. */
export async function loadOf(
  origin: string,
  paths: string[],
  seconds: number,
): Promise<Load> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-load-'));
  const list = path.join(folder, 'paths.txt');
  fs.writeFileSync(list, paths.join('\n') + '\n');
  const { stdout } = await promisify(execFile)('wrk', [
    `--threads=${THREADS}`,
    `--connections=${CONNECTIONS}`,
    `--duration=${seconds}s`,
    `--script=${path.resolve('tools/bench/serve/all-routes.lua')}`,
    origin,
    '--',
    list,
  ]);
  fs.rmSync(folder, { recursive: true });
  return loadFrom(stdout);
}

/** Takes what wrk has printed with our script; gives the figures. */
export function loadFrom(words: string): Load {
  const line = words.split('\n').find((each) => each.startsWith('{'));
  if (!line) throw new Error(`wrk gave no figures: ${words}`);
  const figures = JSON.parse(line) as Record<
    'requests' | 'durationUs' | 'bytes' | 'p50Us' | 'p99Us' | 'errors',
    number
  >;
  return {
    requestsPerSecond: figures.requests / (figures.durationUs / 1e6),
    bytesPerRequest: figures.bytes / figures.requests,
    p50: figures.p50Us / 1000,
    p99: figures.p99Us / 1000,
    errors: figures.errors,
  };
}

/** Gives the middle one of some numbers. */
export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
