import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupPostgres, copyFolder } from '@toile/embedded';
import type pg from 'pg';

/** What a backup says of itself; written last, so a folder that has it is whole. */
export interface Manifest {
  taken_at: string;
  bytes: number;
}

const MANIFEST = 'backup.json';

/**
 * Copies what an embedded run cannot compute again: PostgreSQL (events, log, members, the ledger), media, the spool and the
 * secrets. ClickHouse and rendered pictures are left out, since they follow from these. The run may go on meanwhile.
 */
export async function backupFolder(pool: pg.Pool, data: string, to: string): Promise<Manifest> {
  if (existsSync(to)) throw new Error(`${to} is there already; a backup makes its own folder`);
  const unfinished = `${to}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'postgres'), { recursive: true, mode: 0o700 });
  // The spool before the log, so that an event on its way is in one of them at least; the log's second copy counts once.
  let bytes = await copyIfFolder(join(data, 'spool'), join(unfinished, 'spool'));
  bytes += await backupPostgres(pool, join(data, 'postgres', 'data'), join(unfinished, 'postgres', 'data'));
  await copyFile(join(data, 'postgres', 'password'), join(unfinished, 'postgres', 'password'));
  // Files after the rows that name them: none of those is missing.
  bytes += await copyIfFolder(join(data, 'media'), join(unfinished, 'media'));
  if (existsSync(join(data, 'secrets.json')))
    await copyFile(join(data, 'secrets.json'), join(unfinished, 'secrets.json'));
  const manifest: Manifest = { taken_at: new Date().toISOString(), bytes };
  await writeFile(join(unfinished, MANIFEST), JSON.stringify(manifest, null, 2));
  await rename(unfinished, to);
  return manifest;
}

/** Lays a backup into an empty data folder. ClickHouse is empty then: see `rebuildWarehouse`. */
export async function restoreFolder(from: string, data: string): Promise<Manifest> {
  const file = join(from, MANIFEST);
  if (!existsSync(file)) throw new Error(`${from} is no backup, or one that was not finished`);
  if (existsSync(data) && (await readdir(data)).length > 0)
    throw new Error(
      `${data} is not empty; restore into a new folder: DATA_DIR=<folder> npm run restore -- …`,
    );
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await copyFolder(from, data, (name) => name === MANIFEST);
  return manifest;
}

const copyIfFolder = async (from: string, to: string) => (existsSync(from) ? copyFolder(from, to) : 0);
