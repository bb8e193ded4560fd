import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface OwnSecrets {
  /** Keys the hashes that stand for visitors. */
  visitorSecret: string;
  /** What the api derives its keys from; 32 bytes in hexadecimal. */
  apiSecret: string;
}

/**
 * Secrets of the embedded run, made on first start and kept in the data folder, readable by its owner only. One that
 * an older version did not have is added; none is ever replaced.
 */
export function ownSecrets(folder: string): OwnSecrets {
  const file = join(folder, 'secrets.json');
  const kept: Partial<OwnSecrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const made = () => randomBytes(32).toString('hex');
  const secrets = { visitorSecret: kept.visitorSecret ?? made(), apiSecret: kept.apiSecret ?? made() };
  if (!kept.visitorSecret || !kept.apiSecret) {
    // Written whole before it takes the name: a cut-off write must not cost the secrets there were.
    writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}
