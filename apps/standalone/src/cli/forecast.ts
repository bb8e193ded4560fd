import { createReadStream } from 'node:fs';
import { forecastPanel } from '@toile/forecast';
import { Command, InvalidArgumentError } from 'commander';
import { readSeriesTable } from './forecast/read-table.js';
import { backtestRows, writeForecasts } from './forecast/write-forecasts.js';
import { startBar } from './progress-bar.js';
import { formatTable } from './table.js';

interface Options {
  in: string;
  horizon: number;
  season?: number;
  delimiter: string;
  backtest?: boolean;
}

const program = new Command('toile forecast')
  .description(
    `Forecasts every column of a table and writes CSV to standard output: time, series, forecast, intervals of 50, 80 and 95 %,
method and note. The first column is time: dates, ISO weeks (2024-W05), months or whole numbers. Empty cells are missing values.`,
  )
  .requiredOption('--in <file>', 'the table as CSV; - reads standard input (required)')
  .option('--horizon <steps>', 'how many steps ahead', wholeNumber, 52)
  .option(
    '--season <steps>',
    'steps of a season (default: a year; a week of daily steps), 1 for none',
    wholeNumber,
  )
  .option('--delimiter <character>', 'what parts the columns', ',')
  .option('--backtest', 'print the MASE of each method at rolling origins of the past instead')
  .addHelpText('after', '\nExit code: 0 done, 1 failed, 2 some series were refused.')
  .action(run);

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^\d{1,6}$/.test(text) || number < 1)
    throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  return number;
}

async function run({ in: file, horizon, season: asked, delimiter, backtest }: Options): Promise<void> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  const { series, timeAfter, season: usual, notes } = await readSeriesTable(input, delimiter);
  for (const note of notes) console.error(note);
  const season = asked ?? usual;
  const bar = startBar('forecast');
  const forecasts = forecastPanel(series, { horizon, season }, (share) =>
    bar.update(Math.round(share * series.length), series.length),
  );
  if (backtest) {
    const rows = backtestRows(forecasts);
    bar.stop();
    console.log(formatTable(rows));
    return;
  }
  const { written, refused } = await writeForecasts(forecasts, timeAfter, process.stdout);
  bar.stop();
  console.error(`${written} series, ${horizon} steps ahead, season ${season}`);
  for (const one of refused) console.error(one);
  if (refused.length > 0) process.exitCode = 2;
}

// A reader that has seen enough, as `head` does, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
try {
  await program.parseAsync();
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  const { in: file } = program.opts<Options>();
  console.error(
    code === 'ENOENT'
      ? `there is no file ${file}`
      : code === 'EISDIR'
        ? `${file} is a folder, not a file`
        : message,
  );
  process.exitCode = 1;
}
