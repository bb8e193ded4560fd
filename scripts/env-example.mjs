/**
 * Writes `.env.example` from the services' environment classes: every variable with its docstring and default.
 * With `--check` it only says whether the file is fresh.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const SOURCES = {
  'every service': 'libs/platform/src/settings/service-environment.ts',
  api: 'apps/api/src/environment.ts',
  'api and front door: where originals of pictures lie':
    'apps/api/src/kernel/pictures/originals/open-originals.ts',
  ingest: 'apps/ingest/src/environment.ts',
  aggregator: 'apps/aggregator/src/environment.ts',
  'npm start': 'apps/standalone/src/environment.ts',
};
const PROPERTY =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+)?((?:@\w+\([^\n]*\)\s+)+)(?:readonly )?([A-Z][A-Z0-9_]+)(\?)?(?:: [^;=]+)?(?: = ([^;]+))?;/g;

const WRITTEN = { true: '1', false: '0', '[]': '' };

const lines = [
  '# Every variable the services look at, with its default. Written by `npm run docs:env` from their environment classes.',
  '# `npm start` needs none of them. Nothing reads this file by itself: `set -a; . ./.env; set +a` before a service is started.',
];
const known = new Set();
for (const [group, file] of Object.entries(SOURCES)) {
  lines.push('', `## ${group}`);
  for (const [, docs, , name, optional, initial] of readFileSync(file, 'utf8').matchAll(PROPERTY)) {
    if (known.has(name)) continue;
    known.add(name);
    const said = docs
      ?.replaceAll(/\n\s*\*/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const value = WRITTEN[initial] ?? (initial ?? '').replaceAll("'", '').replaceAll(/(?<=\d)_/g, '');
    if (said) lines.push('', `# ${said}`);
    if (!optional && initial === undefined) lines.push('# Needed by the service alone; `npm start` sets it.');
    lines.push(`# ${name}=${/[\s<>]/.test(value) ? `"${value}"` : value}`);
  }
}
const text = `${lines.join('\n')}\n`;
if (!process.argv.includes('--check')) writeFileSync('.env.example', text);
else if (readFileSync('.env.example', 'utf8') !== text) {
  console.error('.env.example is not what the environment classes say: npm run docs:env');
  process.exit(1);
}
