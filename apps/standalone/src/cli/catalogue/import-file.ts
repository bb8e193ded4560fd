import {
  CatalogueImport,
  type Originals,
  openCatalogueStore,
  showCatalogue,
  showWhileLoading,
  wrongWithHeader,
} from '@toile/api';
import { poolOf } from '@toile/database';
import type { DataSource } from 'typeorm';
import { Checkpoint } from './checkpoint.js';
import { type FileFormat, formatOf } from './file-format.js';
import { flatName, PictureFiles } from './picture-files.js';
import { readRows } from './read-rows.js';
import { Report } from './report.js';

export interface ImportFileOptions {
  /** The folder of the pictures that rows name, and where they go. */
  images?: { folder: string; originals: Originals } | undefined;
  dryRun: boolean;
  /** Where refused rows are written. */
  report: string;
  /** An empty list of a table clears what is there. */
  clearEmpty?: boolean;
  /** Told how the file is written, before its rows are read. */
  onFormat?: (format: FileFormat) => void;
  /** Told of lines that are done, of all there are. */
  onProgress?: (line: number, total: number) => void;
}
export interface ImportedFile {
  changed: number;
  unchanged: number;
  refused: number;
  /** The line after which this run went on; 0 from the beginning. */
  from: number;
}

/** So many pictures are looked at before the next step is noted. */
const ROWS_WITH_PICTURES = 100;

/**
 * Brings a file's rows into the catalogue with their pictures, from where an interrupted run of it stopped. Memory does not grow with
 * the file.
 */
export async function importFile(
  dataSource: DataSource,
  file: string,
  options: ImportFileOptions,
): Promise<ImportedFile> {
  const { dryRun, images, clearEmpty = false, onProgress = () => undefined } = options;
  const pictures = images && new PictureFiles(images.folder, images.originals);
  const pool = poolOf(dataSource);
  const store = openCatalogueStore(pool);
  await showCatalogue(store);
  const shown = showWhileLoading(store);
  const pictureName = (image: string) => (pictures ? pictures.nameOf(image) : flatName(image));
  const catalogue = await CatalogueImport.open(pool, store, { dryRun, pictureName });
  const format = await formatOf(file);
  options.onFormat?.(format);
  const checkpoint = new Checkpoint(dataSource, file);
  const from = dryRun ? 0 : await checkpoint.line();
  const report = new Report(options.report);
  const most = pictures ? { most: ROWS_WITH_PICTURES } : {};
  const onHeader = (names: string[]) => {
    const wrong = wrongWithHeader(names);
    if (wrong) throw new Error(`${file}: ${wrong}. See docs/reference/catalogue-import.md.`);
  };
  let [changed, unchanged] = [0, 0];
  try {
    for await (const batch of readRows(file, format, { after: from, clearEmpty, onHeader, ...most })) {
      let rows = report.readable(batch);
      if (pictures) {
        const read = await pictures.read(rows, await catalogue.withPicture(rows), dryRun);
        report.refuse(read.refused, batch);
        rows = read.rows;
      }
      const outcome = await catalogue.rows(rows);
      changed += outcome.changed;
      unchanged += outcome.unchanged;
      report.refuse(outcome.refused, batch);
      const line = batch.at(-1)?.line ?? from;
      if (!dryRun) {
        await checkpoint.reached(line);
        shown.nudge();
      }
      onProgress(Math.min(line, format.lines), format.lines);
    }
    if (!dryRun) {
      await catalogue.sortTags();
      await shown.finish();
      await checkpoint.clear();
    }
  } finally {
    await shown.finish().catch(() => undefined);
    await report.close();
  }
  return { changed, unchanged, refused: report.count, from };
}
