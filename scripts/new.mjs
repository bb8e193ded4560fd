/**
 * `npm run new feature|figure|page <name>`: a working start from `templates/`, named in every place that lists its kind.
 * The guides of `docs/how-to` begin here, and `test/docs/guides.int-spec.ts` follows them word by word.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KINDS } from './new/kinds.mjs';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const TEMPLATES = new URL('../templates/', import.meta.url).pathname;

function fail(message) {
  console.error(message);
  process.exit(1);
}

const [kindName, name] = process.argv.slice(2);
const kind = KINDS[kindName];
if (!kind || !name) fail(`npm run new ${Object.keys(KINDS).join('|')} <name>`);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  fail(`"${name}" is no name: kebab-case, as in "pinned-looks"`);

const words = name.split('-');
const Name = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
const names = {
  name,
  Name,
  key: Name[0].toLowerCase() + Name.slice(1),
  NAME: words.join('_').toUpperCase(),
  // A stream's category ends at the first dash of its name.
  stream: words.join('_'),
  snake: words.join('_'),
  words: words.join(' '),
  Words: `${words.join(' ')[0].toUpperCase()}${words.join(' ').slice(1)}`,
};
const fill = (text) =>
  text.replaceAll('__name__', name).replace(/\{\{(\w+)\}\}/g, (whole, key) => names[key] ?? whole);

const touched = [];
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  touched.push(path);
}

const folder = fill(kind.folder);
if (existsSync(folder)) fail(`${folder} is there already`);
const source = join(TEMPLATES, kindName);
for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const from = join(entry.parentPath, entry.name);
  const to = fill(from.slice(source.length + 1).replace(/\.tpl$/, ''));
  write(join(folder, to), fill(readFileSync(from, 'utf8')));
}
for (const { template, to } of kind.elsewhere ?? [])
  write(fill(to), fill(readFileSync(join(TEMPLATES, `${kindName}-elsewhere`, template), 'utf8')));
for (const { file, line, before, after } of kind.registrations) {
  const text = readFileSync(file, 'utf8');
  const anchor = before ?? after;
  const at = text.indexOf(anchor);
  if (at < 0 || text.indexOf(anchor, at + 1) >= 0)
    fail(`${file} does not hold "${anchor}" once, where scripts/new/kinds.mjs puts a new ${kindName}`);
  const end = before ? at : at + anchor.length;
  write(file, text.slice(0, end) + fill(line) + text.slice(end));
}
const biome = spawnSync(process.execPath, [BIOME, 'check', '--write', ...new Set(touched)], {
  encoding: 'utf8',
});
if (biome.status !== 0) fail(biome.stdout + biome.stderr);
console.log([...new Set(touched)].sort().join('\n'));
if (kind.next) console.log(`\nNow write what is generated: ${kind.next}`);
