import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

interface Launch {
  name: string;
  program: string;
  cwd: string;
  preLaunchTask?: string;
}
const read = (file: string) => JSON.parse(readFileSync(`.vscode/${file}`, 'utf8'));
const launches = (read('launch.json') as { configurations: Launch[] }).configurations;
const tasks = (read('tasks.json') as { tasks: { label: string; script: string }[] }).tasks;

it.each(launches)('the editor can launch $name', ({ program, preLaunchTask }) => {
  // What is built lies where its source says: `apps/api/dist/main.js` comes of `apps/api/src/main.ts`.
  const path = program.slice(program.indexOf('/') + 1);
  const source = path.replace(/^(apps\/\w+)\/dist\/(.+)\.js$/, '$1/src/$2.ts');
  expect([path, existsSync(source)]).toEqual([path, true]);
  expect(preLaunchTask === undefined || tasks.some(({ label }) => label === preLaunchTask)).toBe(true);
});

it('runs scripts that are there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(tasks.filter(({ script }) => !scripts[script])).toEqual([]);
});
