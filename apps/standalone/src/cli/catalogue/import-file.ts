import { createReadStream } from 'node:fs';
import {
  CatalogueImport,
  type Originals,
  openCatalogueStore,
  type RawRow,
  showCatalogue,
  showWhileLoading,
} from '@toile/api';
import { poolOf } from '@toile/database';
import type { DataSource } from 'typeorm';
import { Checkpoint } from './checkpoint.js';
import { type FoundPicture, flatName, PictureFiles } from './picture-files.js';
import { readRows } from './read-rows.js';
import { Report } from './report.js';

export interface ImportFileOptions {
  /** The folder of the pictures that rows name, and where they go. */
  images?: { folder: string; originals: Originals } | undefined;
  dryRun: boolean;
  /** Where refused rows are written. */
  report: string;
  /** Told of lines that are done, of all there are. */
  onProgress?: (what: 'rows' | 'pictures', line: number, total: number) => void;
}
export interface ImportedFile {
  changed: number;
  unchanged: number;
  refused: number;
  /** The line after which this run went on; 0 from the beginning. */
  from: number;
}

/**
 * Brings a file's rows into the catalogue and then their pictures, from where an interrupted run of it stopped.
 * Memory does not grow with the file.
 */
export async function importFile(
  dataSource: DataSource,
  file: string,
  options: ImportFileOptions,
): Promise<ImportedFile> {
  const { dryRun, images, onProgress = () => undefined } = options;
  const pictures = images && new PictureFiles(images.folder, images.originals);
  const pool = poolOf(dataSource);
  const store = openCatalogueStore(pool);
  await showCatalogue(store);
  const shown = showWhileLoading(store);
  const pictureName = (image: string) => (pictures ? pictures.nameOf(image) : flatName(image));
  const catalogue = await CatalogueImport.open(pool, store, { dryRun, pictureName });
  const total = await linesOf(file);
  const checkpoint = new Checkpoint(dataSource, file);
  const from = dryRun ? 0 : await checkpoint.line();
  const report = new Report(options.report);
  let [changed, unchanged] = [0, 0];
  try {
    for await (const batch of readRows(file, from)) {
      const outcome = await catalogue.rows(report.readable(batch));
      changed += outcome.changed;
      unchanged += outcome.unchanged;
      report.refuse(outcome.refused);
      const line = batch.at(-1)?.line ?? from;
      if (!dryRun) {
        await checkpoint.reached(line);
        shown.nudge();
      }
      onProgress('rows', Math.min(line, total), total);
    }
    if (!dryRun) {
      await shown.finish();
      // Pictures follow when every row is in, at a rate of their own.
      if (pictures)
        for await (const batch of readRows(file)) {
          const awaited = await catalogue.withoutPreview(pictures.namesOf(batch));
          for await (const { found, refused } of pictures.examine(batch, awaited)) {
            report.refuse(refused);
            await catalogue.rows(found.map(withFacts));
            // Last: a picture that is kept has given its look its colours, also after an interruption.
            await Promise.all(found.map(({ keep }) => keep()));
          }
          onProgress('pictures', Math.min(batch.at(-1)?.line ?? 0, total), total);
        }
      await showCatalogue(store);
      await checkpoint.clear();
    }
  } finally {
    await shown.finish().catch(() => undefined);
    await report.close();
  }
  return { changed, unchanged, refused: report.count, from };
}

/** A row with what its picture tells; what the row itself says of colours and size stays. */
function withFacts({
  row: { line, row },
  facts: { width, height, thumbhash, colours },
}: FoundPicture): RawRow {
  const given = row as Record<string, unknown>;
  const told = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== '' && value !== null),
  );
  return { line, row: { width, height, colours, ...told, thumbhash } };
}

async function linesOf(path: string): Promise<number> {
  let lines = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}
