import { join } from 'node:path';
import { Command } from 'commander';
import { type OperatorStores, withStores } from './operator-stores.js';
import { startBar } from './progress-bar.js';

interface Options {
  images?: string;
  dryRun?: boolean;
  report?: string;
  clearEmpty?: boolean;
}

const program = new Command('toile import')
  .argument('<file>', '.ndjson or .csv, a look a row (docs/reference/catalogue-import.md)')
  .description(
    `Brings looks and their collections into the catalogue. What is there already, word for word, stays as it is.
A bad row is refused with its line and reason; the others go in. An interrupted import goes on where it was.`,
  )
  .option('--images <folder>', 'where the pictures are that rows name')
  .option('--dry-run', 'tell what would happen and do nothing')
  .option('--clear-empty', 'an empty field for tags, models or colours of a table clears them')
  .option(
    '--report <file>',
    'where refused rows are written, to be mended and imported (default: <file>.refused.ndjson)',
  )
  .addHelpText('after', '\nExit code: 0 done, 1 failed, 2 some rows were refused.')
  .action(async (file: string, options: Options) => {
    const wrong = await wrongWith(file, options);
    if (!wrong) return withStores((stores) => run(stores, file, options));
    console.error(wrong);
    process.exitCode = 1;
  });

/** What is wrong with the words typed: told before stores are opened, and once instead of at each row. */
async function wrongWith(file: string, { images }: Options): Promise<string | undefined> {
  const { statSync } = await import('node:fs');
  const found = (path: string) => statSync(path, { throwIfNoEntry: false });
  if (!/\.(csv|ndjson)$/i.test(file)) return `The name of the file must end in .csv or .ndjson: ${file}`;
  if (!found(file)?.isFile()) return `There is no file ${file}`;
  if (images !== undefined && !found(images)?.isDirectory())
    return `There is no folder ${images}: say with --images where the pictures are`;
  return undefined;
}

async function run({ dataSource, pool }: OperatorStores, file: string, options: Options): Promise<void> {
  const [{ openOriginals, speakEditedVocabulary }, { readStandaloneEnvironment }, { importFile }] =
    await Promise.all([
      import('@toile/api'),
      import('../environment.js'),
      import('./catalogue/import-file.js'),
    ]);
  await speakEditedVocabulary(pool);
  const dryRun = Boolean(options.dryRun);
  const report = options.report ?? `${file}.refused.ndjson`;
  const env = readStandaloneEnvironment();
  const originals = openOriginals(env, join(env.DATA_DIR, 'media'));
  const bar = startBar(dryRun ? 'dry run' : 'import');
  const { changed, unchanged, refused, from } = await importFile(dataSource, file, {
    dryRun,
    report,
    clearEmpty: Boolean(options.clearEmpty),
    images: options.images ? { folder: options.images, originals } : undefined,
    onFormat: ({ encoding }) => {
      if (encoding !== 'utf-8') console.error(`${file} is no UTF-8 and is read as ${encoding}`);
    },
    onProgress: (line, total) => bar.update(line, total),
  }).finally(() => bar.stop());
  if (changed + unchanged + refused + from === 0) throw new Error(`${file} has no rows`);
  if (from > 0) console.error(`went on after line ${from}`);
  const would = dryRun ? 'would be ' : '';
  console.log(changed === 0 ? 'nothing changed' : `${counted(changed, 'look')} ${would}added or changed`);
  console.log(
    `${counted(unchanged, 'look')} as before, ${counted(refused, 'row')} refused${refused > 0 ? `: ${report}` : ''}`,
  );
  if (refused > 0) process.exitCode = 2;
}

const counted = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`;

await program.parseAsync();
