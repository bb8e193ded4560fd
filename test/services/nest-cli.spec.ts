import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

interface Project {
  type: 'application' | 'library';
  root: string;
  entryFile: string;
  sourceRoot: string;
  compilerOptions: { tsConfigPath: string };
}
const projects: Project[] = Object.values(read('nest-cli.json').projects);

it('`nest build --all` builds what `tsc -b` does, libraries before those that import them', () => {
  const built = read('tsconfig.build.json').references.map(({ path }: { path: string }) => path);
  expect(projects.map((project) => project.root)).toEqual(built);
});

it.each(projects)('`nest build` and `nest start` find what $root is made of', (project) => {
  const { outDir } = read(project.compilerOptions.tsConfigPath).compilerOptions;
  expect([project.sourceRoot, outDir]).toEqual([`${project.root}/src`, 'dist']);
  expect(existsSync(join(root, project.sourceRoot, `${project.entryFile}.ts`))).toBe(true);
});
