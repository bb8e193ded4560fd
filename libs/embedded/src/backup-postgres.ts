import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';

const SLOT = 'toile_backup';
/** Made anew by every server, or copied apart. */
const LEFT_OUT =
  /^(pg_wal|postmaster\.(pid|opts)|pg_(replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans))$|^pgsql_tmp/;

/**
 * Copies the data folder of a server that runs and is written to, into the empty folder `to`: a server that is started on the
 * copy has everything that was committed before the copy ended. This is PostgreSQL's own procedure for base backups
 * (`pg_backup_start`), with the journal of the meantime beside the files. @returns bytes that were copied
 */
export async function backupPostgres(pool: pg.Pool, data: string, to: string): Promise<number> {
  // Start and stop belong to one session.
  const client = await pool.connect();
  try {
    // It keeps the journal from being recycled before it is copied, and dies with the session.
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [SLOT]);
    await client.query('SELECT pg_backup_start($1, fast => true)', [SLOT]);
    let bytes = await copyFolder(data, to, (name) => LEFT_OUT.test(name));
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      'SELECT labelfile, spcmapfile FROM pg_backup_stop(wait_for_archive => false)',
    );
    bytes += await copyFolder(join(data, 'pg_wal'), join(to, 'pg_wal'), () => false);
    for (const folder of [
      'pg_replslot',
      'pg_dynshmem',
      'pg_notify',
      'pg_serial',
      'pg_snapshots',
      'pg_stat_tmp',
      'pg_subtrans',
    ])
      await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
    if (rows[0]?.spcmapfile) await writeFile(join(to, 'tablespace_map'), rows[0].spcmapfile, { mode: 0o600 });
    return bytes;
  } finally {
    // Ends the backup and the slot too, when something failed in between.
    client.release(true);
  }
}

/** Copies a folder that may change meanwhile: what is gone when its turn comes is passed over. @returns bytes */
export async function copyFolder(
  from: string,
  to: string,
  isLeftOut: (name: string) => boolean = () => false,
): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  let bytes = 0;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (isLeftOut(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) bytes += await copyFolder(source, target, isLeftOut);
    else if (entry.isFile()) bytes += await copyIfThere(source, target);
  }
  return bytes;
}

async function copyIfThere(source: string, target: string): Promise<number> {
  try {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(source, target, constants.COPYFILE_EXCL);
    return (await stat(target)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
