import { setTimeout as sleep } from 'node:timers/promises';
import { InvalidArgumentError } from 'commander';

/** A whole number of an option. */
export const whole = (value: string) => {
  if (!/^[1-9]\d{0,4}$/.test(value)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(value);
};

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Once, or every so many minutes until it is stopped: what fails is said and tried again. */
export async function again(every: number | undefined, work: () => Promise<void>): Promise<void> {
  if (!every) return work();
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
  while (!end.signal.aborted) {
    await work().catch((error: unknown) => console.error(`not carried: ${messageOf(error)}; tried again`));
    await sleep(every * 60_000, undefined, { signal: end.signal }).catch(() => undefined);
  }
}

export async function inBucket(
  prefix: string,
  work: (bucket: import('../../archive/archive-bucket.js').ArchiveBucket) => Promise<void>,
): Promise<void> {
  const { ArchiveBucket } = await import('../../archive/archive-bucket.js');
  const { readStandaloneEnvironment } = await import('../../environment.js');
  const bucket = new ArchiveBucket(readStandaloneEnvironment(), prefix);
  try {
    await work(bucket);
  } finally {
    bucket.close();
  }
}
