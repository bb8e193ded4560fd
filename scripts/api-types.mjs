/**
 * Writes what the web knows of the api (`apps/web/src/api/api-types.ts`): the types of every operation, from the OpenAPI document of
 * the sources. `--check` writes nothing and fails when the file is out of date.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';

register('./typescript-loader.mjs', import.meta.url);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TARGET = fileURLToPath(new URL('../apps/web/src/api/api-types.ts', import.meta.url));
const HEAD = '/** Written by `npm run api:types` from the OpenAPI document of the api. */\n';

const { documentAlone } = await import('../apps/api/src/openapi/document-alone.ts');
const document = await documentAlone();
// A problem is the same everywhere.
for (const methods of Object.values(document.paths))
  for (const operation of Object.values(methods)) delete operation.responses?.default;

// Words are for people, who read the document itself.
const options = { formatOptions: { removeComments: true } };
const written = HEAD + astToString(await openapiTypescript(document), options);
const made = execFileSync('npx', ['biome', 'format', '--stdin-file-path', TARGET], {
  cwd: ROOT,
  input: written,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['pipe', 'pipe', 'ignore'],
});
if (!process.argv.includes('--check')) writeFileSync(TARGET, made);
else if (readFileSync(TARGET, 'utf8') !== made) {
  console.error('apps/web/src/api/api-types.ts is out of date: run "npm run api:types" and commit it.');
  process.exitCode = 1;
}
