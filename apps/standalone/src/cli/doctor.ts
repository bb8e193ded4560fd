import { Command } from 'commander';
import type { Finding } from '../doctor/finding.js';

const SIGNS = { ok: '✓', warning: '!', fault: '✗' };

const program = new Command('toile doctor')
  .description(
    `Looks at an installation, running or broken, and names what is wrong with it and the cure: the machine, the data folder,
settings, PostgreSQL, the log, ClickHouse, and the site. Nothing is started or changed; say by the variables of the
services what they look at.`,
  )
  .option('--json', 'a JSON object a line')
  .addHelpText('after', '\nExit code: 0 nothing is broken, 1 something is.')
  .action(async ({ json }: { json?: boolean }) => {
    const { examine } = await import('../doctor/examine.js');
    const { readStandaloneEnvironment } = await import('../environment.js');
    let faults = 0;
    let warnings = 0;
    for await (const finding of examine(readStandaloneEnvironment())) {
      if (finding.state === 'fault') faults += 1;
      if (finding.state === 'warning') warnings += 1;
      console.log(json ? JSON.stringify(finding) : toLines(finding));
    }
    if (!json) console.log(summaryOf(faults, warnings));
    if (faults > 0) process.exitCode = 1;
  });

function toLines({ part, state, says, cure }: Finding): string {
  const line = `  ${SIGNS[state]} ${part.padEnd(13)} ${says}`;
  return cure ? `${line}\n${' '.repeat(18)}→ ${cure}` : line;
}

function summaryOf(faults: number, warnings: number): string {
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  if (faults + warnings === 0) return 'Nothing is wrong.';
  return `${count(faults, 'fault')}, ${count(warnings, 'warning')}.`;
}

try {
  await program.parseAsync();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
