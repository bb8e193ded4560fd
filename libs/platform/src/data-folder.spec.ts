import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { folderError, makeFolder, refuseClosedFolder, refuseFullDisk } from './data-folder.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toile-folder-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('makes a folder and those it lies in, and leaves one that is there', () => {
  const deep = join(folder, 'a/b/c');
  makeFolder(deep, 0o700);
  makeFolder(deep);
  expect(statSync(deep).mode & 0o777).toBe(0o700);
});

const onLinux = process.platform === 'linux' ? it : it.skip;
onLinux('ends where a folder takes no entries', () => {
  const cure = 'Set DATA_DIR to a folder that this user may write to.';
  expect(() => makeFolder('/proc/x')).toThrow(`/proc/x cannot be made: ENOENT. ${cure}`);
  expect(() => makeFolder('/proc/x/below')).toThrow('/proc/x/below cannot be made: ENOENT');
});

it('names the file that stands where a folder is to be', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const says = `${file} is a file. Set DATA_DIR to a folder.`;
  expect(() => makeFolder(file)).toThrow(says);
  expect(() => makeFolder(join(file, 'below/it'))).toThrow(says);
  expect(() => refuseClosedFolder(file)).toThrow(says);
  expect(() => refuseClosedFolder(join(folder, 'none'))).not.toThrow();
});

// Nothing is closed to root.
const asOrdinaryUser = process.getuid?.() === 0 ? it.skip : it;
asOrdinaryUser('says what to do about a folder that is closed, and that nothing can be made in it', () => {
  const closed = join(folder, 'closed');
  mkdirSync(closed);
  chmodSync(closed, 0o500);
  expect(() => refuseClosedFolder(closed)).toThrow(`${closed} is closed to its own user. Open it`);
  expect(() => makeFolder(join(closed, 'x'))).toThrow(`${join(closed, 'x')} cannot be made: EACCES`);
  expect(existsSync(join(closed, 'x'))).toBe(false);
});

it('says of a full disk that it is full, and of a disk that is only read that', () => {
  expect(folderError('/data', { code: 'ENOSPC' }).message).toBe(
    'the disk of /data is full. Free space on it, or set DATA_DIR to a folder on a larger one.',
  );
  expect(folderError('/data', { code: 'EROFS' }).message).toContain(
    '/data lies on a file system that is only read',
  );
  expect(() => refuseFullDisk(folder)).not.toThrow();
  const said = new Error('FATAL:  could not write to file "base/4/1249": No space left on device');
  expect(() => refuseFullDisk(folder, said)).toThrow(`the disk of ${folder} is full`);
  if (process.platform === 'linux')
    expect(() => refuseFullDisk('/proc')).toThrow('the disk of /proc is full');
});
