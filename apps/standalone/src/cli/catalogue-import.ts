import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { CatalogueImport, openCatalogueStore, type RawRow, showCatalogue } from '@toile/api';
import { Command } from 'commander';
import { readStandaloneEnvironment } from '../environment.js';
import { Checkpoint } from './catalogue/checkpoint.js';
import { flatName, PictureFiles } from './catalogue/picture-files.js';
import { readRows, UnreadableRow } from './catalogue/read-rows.js';
import { type OperatorStores, withStores } from './operator-stores.js';
import { startBar } from './progress-bar.js';

interface Options {
  images?: string;
  dryRun?: boolean;
  report?: string;
}
interface Refused {
  line: number;
  reason: string;
}

const program = new Command('catalogue:import')
  .argument('<file>', '.ndjson or .csv, a look a row (docs/reference/catalogue-import.md)')
  .description(
    `Brings looks and their collections into the catalogue. What is there already, word for word, stays as it is.
A bad row is refused with its line and reason; the others go in. An interrupted import goes on where it was.`,
  )
  .option('--images <folder>', 'where the pictures are that rows name')
  .option('--dry-run', 'tell what would happen and do nothing')
  .option('--report <file>', 'where refused rows are written (default: <file>.refused.ndjson)')
  .addHelpText('after', '\nExit code: 0 done, 1 failed, 2 some rows were refused.')
  .action((file: string, options: Options) => withStores((stores) => run(stores, file, options)));

async function run({ pool }: OperatorStores, file: string, options: Options): Promise<void> {
  if (!/\.(csv|ndjson)$/.test(file)) throw new Error('the file must end in .ndjson or .csv');
  const dryRun = Boolean(options.dryRun);
  const pictures = options.images
    ? new PictureFiles(options.images, join(readStandaloneEnvironment().DATA_DIR, 'media'))
    : undefined;
  const store = openCatalogueStore(pool);
  await showCatalogue(store);
  const pictureName = (image: string) => (pictures ? pictures.nameOf(image) : flatName(image));
  const catalogue = await CatalogueImport.open(pool, store, { dryRun, pictureName });
  const total = await linesOf(file);
  const checkpoint = new Checkpoint(pool, file);
  const from = dryRun ? 0 : await checkpoint.line();
  if (from > 0) console.error(`going on after line ${from}`);
  const report = new Report(options.report ?? `${file}.refused.ndjson`);
  let [changed, unchanged] = [0, 0];
  const bar = startBar(dryRun ? 'dry run' : 'import');
  for await (const batch of readRows(file, from)) {
    const outcome = await catalogue.rows(report.readable(batch));
    changed += outcome.changed;
    unchanged += outcome.unchanged;
    report.refuse(outcome.refused);
    const line = batch.at(-1)?.line ?? from;
    if (!dryRun) await checkpoint.reached(line);
    bar.update(Math.min(line, total), total);
  }
  bar.stop();
  if (!dryRun) {
    await showCatalogue(store);
    if (pictures) await receiveAll(pictures, file, total, report);
    await checkpoint.clear();
  }
  report.close();
  const would = dryRun ? 'would be ' : '';
  console.log(changed === 0 ? 'nothing changed' : `${changed} looks ${would}added or changed`);
  console.log(
    `${unchanged} looks as they were, ${report.count} rows refused${report.count > 0 ? `: ${report.path}` : ''}`,
  );
  if (report.count > 0) process.exitCode = 2;
}

/** Pictures follow when every row is in, at a rate of their own. */
async function receiveAll(
  pictures: PictureFiles,
  file: string,
  total: number,
  report: Report,
): Promise<void> {
  const bar = startBar('pictures');
  for await (const batch of readRows(file)) {
    report.refuse(await pictures.receive(batch));
    bar.update(Math.min(batch.at(-1)?.line ?? 0, total), total);
  }
  bar.stop();
}

/** Refused rows, one JSON object a line; the file is made with the first of them. */
class Report {
  count = 0;
  #file: ReturnType<typeof createWriteStream> | undefined;

  constructor(readonly path: string) {}

  refuse(rows: readonly Refused[]): void {
    for (const row of rows) {
      this.#file ??= createWriteStream(this.path);
      this.#file.write(`${JSON.stringify(row)}\n`);
      this.count += 1;
    }
  }

  /** Rows that could be read; the others are refused here. */
  readable(batch: readonly RawRow[]): RawRow[] {
    return batch.filter(({ line, row }) => {
      if (!(row instanceof UnreadableRow)) return true;
      this.refuse([{ line, reason: row.reason }]);
      return false;
    });
  }

  close(): void {
    this.#file?.end();
  }
}

async function linesOf(path: string): Promise<number> {
  let lines = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}

await program.parseAsync();
