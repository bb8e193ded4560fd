/**
 * Writes what the api knows of ingest's routes (`tracking-document.ts` beside its own OpenAPI document), and what the web knows of both
 * (`apps/web/src/api/api-types.ts`): the types of every operation; and of those that are open to programs for the client they use
 * (`clients/typescript/src/schema.ts`). All from the handlers in the sources. `--check` writes nothing and
 * fails when a file is out of date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';

register('./typescript-loader.mjs', import.meta.url);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const fileOf = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

function write(path, text) {
  const options = { cwd: ROOT, input: text, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] };
  const made = execFileSync('npx', ['biome', 'format', '--stdin-file-path', fileOf(path)], {
    ...options,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!process.argv.includes('--check')) writeFileSync(fileOf(path), made);
  else if (!existsSync(fileOf(path)) || readFileSync(fileOf(path), 'utf8') !== made) {
    console.error(`${path} is out of date: run "npm run api:types" and commit it.`);
    process.exitCode = 1;
  }
}

const { trackingDocument } = await import('../apps/ingest/src/openapi/tracking-document.ts');
const tracking = JSON.stringify(await trackingDocument(), null, 2);
write(
  'apps/api/src/kernel/openapi/tracking-document.ts',
  `/** Written by \`npm run api:types\` from ingest's handlers and its schema of beacons. */\nexport const TRACKING = ${tracking};\n`,
);

const { documentAlone } = await import('../apps/api/src/document-alone.ts');
const document = await documentAlone();
// A problem is the same everywhere.
for (const methods of Object.values(document.paths))
  for (const operation of Object.values(methods)) delete operation.responses?.default;

// Words are for people, who read the document itself.
const options = { formatOptions: { removeComments: true } };
write(
  'apps/web/src/api/api-types.ts',
  `/** Written by \`npm run api:types\` from the OpenAPI document of the api. */\n${astToString(await openapiTypescript(document), options)}`,
);

const { openToPrograms } = await import('./open-to-programs.mjs');
const HEAD = '/** Written by `npm run api:types` from the OpenAPI document: what is open to programs. */';
write(
  'clients/typescript/src/schema.ts',
  `${HEAD}\n${astToString(await openapiTypescript(openToPrograms(document)))}`,
);
