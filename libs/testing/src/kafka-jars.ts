import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Where the pom of the local broker and its log settings are. */
export const KAFKA_LOCAL = fileURLToPath(new URL('../../../deploy/kafka-local/', import.meta.url));

/** The folder with the broker's jars: resolved by Maven once a version, then taken from `deploy/kafka-local/target`. */
export async function resolveKafkaJars(): Promise<string> {
  const pom = join(KAFKA_LOCAL, 'pom.xml');
  const version = /<kafka\.version>([\d.]+)</.exec(await readFile(pom, 'utf8'))?.[1];
  if (!version) throw new Error(`${pom} names no kafka.version`);
  const target = join(KAFKA_LOCAL, 'target');
  const jars = join(target, `kafka-${version}`);
  if (existsSync(jars)) return jars;
  const run = promisify(execFile);
  await mkdir(target, { recursive: true });
  const unfinished = await mkdtemp(join(target, 'resolving-'));
  try {
    await run('mvn', [
      '-B',
      '-q',
      '-f',
      pom,
      'dependency:copy-dependencies',
      `-DoutputDirectory=${unfinished}`,
    ]);
    // Renamed when whole, so that an interrupted download is not taken for a broker.
    await rename(unfinished, jars).catch((error: unknown) => {
      if (!existsSync(jars)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return jars;
}
