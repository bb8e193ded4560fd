/**
 * Writes what the OpenAPI document knows of the api's types (`apps/api/src/metadata.ts`), read from the sources by Nest's plugin:
 * controllers, DTO classes of commands and queries, and `*.dto.ts`. `--check` writes nothing and fails when the file is out of date.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = join(ROOT, 'apps/api/src');
const TARGET = join(SOURCE, 'metadata.ts');
const DESCRIBED = /(\.(dto|controller)|\/(commands|queries)\/[\w-]+)\.ts$/;

function generate() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: console.error };
  const { options } = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'tsconfig.json'), {}, host);
  const files = ts.sys
    .readDirectory(SOURCE, ['.ts'])
    .filter((path) => DESCRIBED.test(path) && !/-?spec\.ts$/.test(path))
    .sort();
  const folder = mkdtempSync(join(tmpdir(), 'toile-metadata-'));
  try {
    new PluginMetadataGenerator().generate({
      tsProgramRef: inOrderOfNames(ts.createProgram(files, options)),
      visitors: [
        new ReadonlyVisitor({
          introspectComments: true,
          classValidatorShim: true,
          pathToSource: SOURCE,
          dtoFileNameSuffix: ['.dto.ts', '/commands/', '/queries/'],
        }),
      ],
      outputDir: folder,
    });
    const written = readFileSync(join(folder, 'metadata.ts'), 'utf8');
    const biome = ['biome', 'format', '--stdin-file-path', TARGET];
    return execFileSync('npx', biome, {
      cwd: ROOT,
      input: written,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The compiler lists files as they import each other; by name, a change moves nothing that it does not touch. */
function inOrderOfNames(program) {
  const sorted = [...program.getSourceFiles()].sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
  return Object.assign(Object.create(program), { getSourceFiles: () => sorted });
}

const made = generate();
if (!process.argv.includes('--check')) writeFileSync(TARGET, made);
else if (readFileSync(TARGET, 'utf8') !== made) {
  console.error('apps/api/src/metadata.ts is out of date: run "npm run openapi:metadata" and commit it.');
  process.exit(1);
}
