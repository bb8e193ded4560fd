import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets of the embedded run, made on first start and kept in the data folder, readable by its owner only. */
export function ownSecrets(folder: string): { visitorSecret: string } {
  const file = join(folder, 'secrets.json');
  if (!existsSync(file)) {
    writeFileSync(file, JSON.stringify({ visitorSecret: randomBytes(32).toString('hex') }), {
      mode: 0o600,
      flag: 'wx',
    });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
