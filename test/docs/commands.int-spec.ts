import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const TOILE = 'apps/standalone/dist/cli/toile.js';
const SOURCES = 'apps/standalone/src/cli';
const FOLDER = 'docs/how-to';
const GUIDES = readdirSync(FOLDER, { recursive: true })
  .map((file) => join(FOLDER, String(file)))
  .filter((file) => file.endsWith('.md'));

interface Named {
  command: string;
  options: string[];
}

/** `toile events lag --json` and `npm run events -- lag --json` of a guide: what is run, and with which options. */
function commandsIn(markdown: string): Named[] {
  const shell = [
    ...markdown.matchAll(/`toile ([a-z][^`\n]*)`/g),
    ...markdown.matchAll(
      /(?:operator|npm run toile --) ((?:doctor|members|import|events|jobs|replay)[^`#\n]*)/g,
    ),
    ...markdown.matchAll(
      /npm run (?:-s )?((?:events|members|replay|backup|restore|erase|forecast) -- [^`#\n]*)/g,
    ),
  ];
  return shell.map(([, said = '']) => {
    const words = said.replace(' -- ', ' ').trim().split(/\s+/);
    // Sub-commands come before anything that is a value or an option.
    const end = words.findIndex((word) => !/^[a-z-]+$/.test(word) || word.startsWith('-'));
    return {
      command: words.slice(0, end === -1 ? words.length : end).join(' '),
      options: words.filter((word) => /^--[a-z]/.test(word)).map((word) => word.replace(/[^a-z-].*/, '')),
    };
  });
}

const named = GUIDES.flatMap((guide) =>
  commandsIn(readFileSync(guide, 'utf8')).map((one) => ({ guide, ...one })),
);
const programs = [...new Set(named.map(({ command }) => command.split(' ')[0] ?? ''))].sort();
/** Starting each sub-command to ask for its options would take a minute. */
const sources = readdirSync(SOURCES, { recursive: true })
  .filter((file) => String(file).endsWith('.ts'))
  .map((file) => readFileSync(join(SOURCES, String(file)), 'utf8'))
  .join('\n');

const hasSubCommands = (program: string) => ['events', 'jobs', 'members'].includes(program);

function helpOf(...program: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOILE, ...program, '--help'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return { commands: stdout.split('\nCommands:\n')[1] ?? '' };
}

describe('what guides and runbooks tell operators to type', () => {
  it('is found in them', () => {
    expect(named.map(({ command }) => command)).toEqual(
      expect.arrayContaining(['doctor', 'events lag', 'events dead-letters redrive']),
    );
  });

  it('is a command', () => {
    const { commands } = helpOf();
    for (const program of programs) expect(commands).toMatch(new RegExp(`^  ${program} `, 'm'));
  });

  it.each(programs.filter(hasSubCommands))('names sub-commands of "toile %s" that are there', (program) => {
    const { commands } = helpOf(program);
    for (const { guide, command } of named.filter((one) => one.command.startsWith(`${program} `)))
      expect({ guide, commands }).toEqual({
        guide,
        commands: expect.stringMatching(new RegExp(`^  ${command.split(' ')[1]} `, 'm')),
      });
  });

  it.each(programs)('is helped with at once: "toile %s --help" loads no service', (program) => {
    const file = program === 'import' ? 'catalogue-import' : program;
    const tellsTime = `data:text/javascript,process.on('exit', () => console.error(process.cpuUsage().user))`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', tellsTime, join(TOILE, '..', `${file}.js`), '--help'],
      { encoding: 'utf8' },
    );
    expect(stdout).toMatch(new RegExp(`^Usage: toile ${program} `));
    // Microseconds; with the services it is two million.
    expect(Number(stderr)).toBeLessThan(700_000);
  });

  it('is what a log says, where a runbook quotes one', () => {
    const services = ['apps/api/src', 'apps/ingest/src', 'apps/aggregator/src', 'libs/platform/src']
      .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    // Sentences: what is no command, address, name or setting.
    const quoted = GUIDES.filter((guide) => guide.includes('runbooks')).flatMap((guide) =>
      [...readFileSync(guide, 'utf8').matchAll(/`([a-z]+(?: [A-Za-z]+){3,})`/g)]
        .map(([, sentence = '']) => ({ guide, sentence }))
        .filter(({ sentence }) => !/^(toile|docker|kubectl) /.test(sentence)),
    );
    expect(quoted.length).toBeGreaterThan(2);
    for (const { guide, sentence } of quoted)
      expect({ guide, sentence, isThere: services.includes(sentence) }).toEqual({
        guide,
        sentence,
        isThere: true,
      });
  });

  it('reads the file of a run, however its folder was named', () => {
    const lines = [...GUIDES, 'docs/tutorials/first-hour.md'].flatMap((guide) =>
      [...readFileSync(guide, 'utf8').matchAll(/\$\((node -p ".*?run\.json.*?")\)/g)].map(
        ([, line = '']) => line,
      ),
    );
    expect(lines).toHaveLength(2);
    const home = mkdtempSync(join(tmpdir(), 'toile-guide-'));
    try {
      mkdirSync(join(home, '.data'));
      const run = { pid: 7, postgresUrl: 'postgres://here' };
      writeFileSync(join(home, '.data/run.json'), JSON.stringify(run));
      const folders = [{ DATA_DIR: '.data' }, { DATA_DIR: join(home, '.data') }, {}];
      for (const line of lines)
        for (const named of folders) {
          const env = { PATH: process.env.PATH, ...named };
          const { stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: home, env, encoding: 'utf8' });
          const said = line.includes('pid') ? '7' : 'postgres://here';
          expect({ line, named, stderr, said: stdout.trim() }).toEqual({ line, named, stderr: '', said });
        }
    } finally {
      rmSync(home, { recursive: true });
    }
  });

  it('has the options they name', () => {
    const unknown = named.flatMap(({ guide, options }) =>
      options.filter((option) => !sources.includes(`'${option}`)).map((option) => `${guide}: ${option}`),
    );
    expect(unknown).toEqual([]);
  });
});
