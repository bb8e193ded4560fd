/**
 * Writes `.env.example` and `docs/reference/settings.md` from the services' environment classes: every variable with its docstring,
 * its default and who looks at it; and their names, by which a misspelt one is known. With `--check` it only says whether all are fresh.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const SOURCES = {
  'every service': 'libs/platform/src/settings/service-environment.ts',
  api: 'apps/api/src/environment.ts',
  'api and front door: where originals of pictures lie': 'libs/platform/src/settings/storage-environment.ts',
  ingest: 'apps/ingest/src/environment.ts',
  aggregator: 'apps/aggregator/src/environment.ts',
  mcp: 'apps/mcp/src/environment.ts',
  'npm start': 'apps/standalone/src/environment.ts',
};
const PROPERTY =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+)?((?:@\w+\([^\n]*\)\s+)+)(?:readonly )?([A-Z][A-Z0-9_]+)(\?)?(?:: [^;=]+)?(?: = ([^;]+))?;/g;

const WRITTEN = { true: '1', false: '0', '[]': '' };

const undocumented = [];

/** Every variable once, in the order of the classes, with all of the groups that look at it. */
function readVariables() {
  const variables = new Map();
  for (const [group, file] of Object.entries(SOURCES))
    for (const [, docs, , name, optional, initial] of readFileSync(file, 'utf8').matchAll(PROPERTY)) {
      const known = variables.get(name);
      const meaning =
        docs
          ?.replaceAll(/\n\s*\*/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim() ?? '';
      if (known) {
        known.groups.push(group);
        continue;
      }
      if (!meaning) undocumented.push(`${name} of ${file}`);
      const value = WRITTEN[initial] ?? (initial ?? '').replaceAll("'", '').replaceAll(/(?<=\d)_/g, '');
      variables.set(name, {
        name,
        groups: [group],
        meaning,
        value,
        isNeeded: !optional && initial === undefined,
      });
    }
  return [...variables.values()];
}

function toExample(variables) {
  const lines = [
    '# Every variable the services look at, with its default. Written by `npm run docs:env` from their environment classes.',
    '# `npm start` needs none of them. Nothing reads this file by itself: `set -a; . ./.env; set +a` before a service is started.',
  ];
  let group = '';
  for (const { name, groups, meaning, value, isNeeded } of variables) {
    if (groups[0] !== group) lines.push('', `## ${groups[0]}`);
    group = groups[0];
    if (meaning) lines.push('', `# ${meaning}`);
    if (isNeeded) lines.push('# Needed by the service alone; `npm start` sets it.');
    lines.push(`# ${name}=${/[\s<>]/.test(value) ? `"${value}"` : value}`);
  }
  return `${lines.join('\n')}\n`;
}

function toPage(variables) {
  const rows = variables
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, groups, meaning, value, isNeeded }) => [
      `\`${name}\``,
      isNeeded ? 'needed; `npm start` sets it' : value && `\`${value}\``,
      meaning.replaceAll('|', '\\|'),
      groups.join(', '),
    ]);
  return `# Settings

Every variable that a service, \`npm start\` or an operator's command looks at. Written by \`npm run docs:env\` from the classes that read and check
them: a value that does not fit ends the start and is named. \`npm start\` needs none of them; Compose and Kubernetes set what they need.

${toTable([['variable', 'default', 'what it is', 'who looks at it'], ...rows])}
`;
}

/** One list for all: a container may be given the variables of its neighbours, too. */
const toNames = (variables) => `/** Every variable of Toile. Written by \`npm run docs:env\`. */
export const VARIABLES = [
${variables.map(({ name }) => `  '${name}',\n`).join('')}] as const;
`;

/** As the formatter lays tables out: columns as wide as what is in them. */
function toTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...rest] = rows.map(line);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n');
}

const variables = readVariables();
if (undocumented.length > 0) {
  console.error(`a docstring is missing: ${undocumented.join(', ')}`);
  process.exit(1);
}
const files = {
  '.env.example': toExample(variables),
  'docs/reference/settings.md': toPage(variables),
  'libs/platform/src/settings/every-variable.ts': toNames(variables),
};
for (const [file, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not what the environment classes say: npm run docs:env`);
    process.exitCode = 1;
  }
}
