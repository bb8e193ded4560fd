import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StandaloneEnvironment } from './environment.js';

export interface Secrets {
  /** Keys the hashes that stand for visitors. */
  visitorSecret: string;
  /** What the api derives its keys from; 32 bytes in hexadecimal. */
  apiSecret: string;
}

type Settings = Pick<StandaloneEnvironment, 'DATA_DIR' | 'API_SECRET' | 'VISITOR_SECRET'>;

/**
 * The secrets of the environment, else those of the data folder, which are made on first start and readable by its owner only.
 * One that an older version did not have is added; none is ever replaced.
 */
export const readSecrets = (env: Settings): Secrets => ({
  apiSecret: readApiSecret(env),
  visitorSecret: env.VISITOR_SECRET ?? ownSecrets(env.DATA_DIR).visitorSecret,
});

/** The api's alone, for commands that are given no other. */
export const readApiSecret = (env: Pick<Settings, 'DATA_DIR' | 'API_SECRET'>): string =>
  env.API_SECRET ?? ownSecrets(env.DATA_DIR).apiSecret;

function ownSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  const kept: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const made = () => randomBytes(32).toString('hex');
  const secrets = { visitorSecret: kept.visitorSecret ?? made(), apiSecret: kept.apiSecret ?? made() };
  if (!kept.visitorSecret || !kept.apiSecret) {
    // Written whole before it takes the name: a cut-off write must not cost the secrets there were.
    writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}
