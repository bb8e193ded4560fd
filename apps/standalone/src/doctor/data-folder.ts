import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderError, refuseClosedFolder } from '@toile/platform';
import type { StandaloneEnvironment } from '../environment.js';
import { readRunFile } from '../run-file.js';
import { type Finding, findingsOf, firstLineOf } from './finding.js';

type Settings = Pick<StandaloneEnvironment, 'DATA_DIR' | 'POSTGRES_URL' | 'CLICKHOUSE_URL'>;

/** The data folder: whose it is, who can read its secrets, what waits in the spool. */
export function examineDataFolder({ DATA_DIR, POSTGRES_URL, CLICKHOUSE_URL }: Settings): Finding[] {
  const of = findingsOf('data folder');
  if (!existsSync(DATA_DIR)) {
    if (POSTGRES_URL && CLICKHOUSE_URL) return [of.ok('none is needed here: the stores are servers')];
    return [of.fault(`there is no ${DATA_DIR}`, 'Say with DATA_DIR where Toile is, or start one: npm start')];
  }
  try {
    refuseClosedFolder(DATA_DIR);
  } catch (error) {
    if (error instanceof DataFolderError) return [of.fault(error.says, `${error.cure}.`)];
    throw error;
  }
  return [of.ok(DATA_DIR), ...examineSecrets(DATA_DIR), ...examineSpool(join(DATA_DIR, 'spool'))];
}

function examineSecrets(folder: string): Finding[] {
  const file = join(folder, 'secrets.json');
  if (!existsSync(file)) return [];
  const of = findingsOf('secrets');
  const isOpen = (statSync(file).mode & 0o077) !== 0;
  return [
    isOpen
      ? of.fault('other users of this machine can read secrets.json', `chmod 600 ${file}`)
      : of.ok('secrets.json is its owner’s alone'),
  ];
}

function examineSpool(folder: string): Finding[] {
  const of = findingsOf('spool');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).map((name) => ({ name, bytes: statSync(join(folder, name)).size }));
  const damaged = files.filter(({ name }) => name.endsWith('.damaged'));
  const waiting = files
    .filter(({ name }) => name.endsWith('.spool'))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  const found: Finding[] = [];
  if (damaged.length > 0)
    found.push(
      of.warning(
        `${damaged.length} damaged parts lie in ${folder}`,
        `toile events salvage ${folder} --dry-run (docs/how-to/runbooks/SpoolDamaged.md)`,
      ),
    );
  found.push(
    waiting > 0
      ? of.warning(
          `${waiting} bytes of answered events wait for the log`,
          'They are sent by themselves once the log takes them; if they stay, look at the log below.',
        )
      : of.ok('nothing waits for the log'),
  );
  return found;
}

/** Whether a Toile runs on the folder, and what it says of itself. @param ask gets the body of an address */
export async function examineRun(
  { DATA_DIR }: Pick<Settings, 'DATA_DIR'>,
  address: string,
  ask: (url: string) => Promise<unknown> = askJson,
): Promise<Finding[]> {
  const of = findingsOf('site');
  const run = existsSync(DATA_DIR) ? readRunFile(DATA_DIR) : undefined;
  try {
    const { status, services, demo } = (await ask(`${address}/api/health`)) as {
      status: string;
      services: Record<string, string>;
      demo: string;
    };
    if (status === 'ok') return [of.ok(`${address} serves`)];
    const lacks = Object.entries(services).filter(([, says]) => says !== 'ok');
    const parts = [
      ...lacks.map(([name, says]) => `${name}: ${says}`),
      ...(demo === 'failed' ? ['the demo could not be loaded'] : []),
      ...(demo === 'loading' ? ['the demo is being loaded'] : []),
    ];
    return [
      of[status === 'degraded' ? 'warning' : 'fault'](
        `${address} is ${status}: ${parts.join('; ')}`,
        'Follow the store or service it names first; docs/how-to/runbooks/ServiceDown.md.',
      ),
    ];
  } catch (error) {
    if (run)
      return [
        of.fault(
          `process ${run.pid} runs, but ${address} does not answer: ${firstLineOf(error)}`,
          'Say with PORT or PUBLIC_URL where it answers; if that is right, its log says what it waits for.',
        ),
      ];
    return [
      of.warning(`nothing answers at ${address}`, 'npm start, or PORT and PUBLIC_URL as the run has them.'),
    ];
  }
}

async function askJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  return response.json();
}
