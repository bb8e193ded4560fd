import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import S3rver from 's3rver';
import sharp from 'sharp';
import { UploadPicture, UploadPictureHandler } from '../../../features/pictures/commands/upload-picture.js';
import { PictureIntake } from '../../../features/pictures/upload/picture-intake.js';
import { PictureStore } from '../picture-store.js';
import { FolderOriginals } from './folder-originals.js';
import { openOriginals } from './open-originals.js';
import { firstOf, type Originals } from './originals.js';
import { S3Originals } from './s3-originals.js';

const folder = mkdtempSync(join(tmpdir(), 'toile-originals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What every store of originals must do. */
function keepsOriginals(open: () => Originals): void {
  it('gives back what was put, and the newest of the same name', async () => {
    const originals = open();
    await originals.put('a-1.jpg', Buffer.from([0, 255, 10, 13]), 'image/jpeg');
    expect(await originals.original('a-1.jpg')).toEqual(Buffer.from([0, 255, 10, 13]));
    await originals.put('a-1.jpg', Buffer.from('new'), 'image/jpeg');
    expect(String(await originals.original('a-1.jpg'))).toBe('new');
    expect(await originals.has('a-1.jpg')).toBe(true);
  });

  it('has nothing where nothing was put', async () => {
    expect(await open().original('gone.jpg')).toBeNull();
    expect(await open().has('gone.jpg')).toBe(false);
  });

  it('never goes outside', async () => {
    for (const name of ['../a.jpg', '..', '/etc/passwd', 'a/b.jpg', '', '.hidden'])
      for (const ask of [
        () => open().original(name),
        () => open().has(name),
        () => open().put(name, Buffer.of(1), 'image/jpeg'),
        () => open().remove(name),
      ])
        await expect(ask()).rejects.toThrow(RangeError);
  });

  it('removes what is there, once or twice, and keeps places beside each other apart', async () => {
    const originals = open();
    const beside = originals.beside('others');
    await originals.put('b-1.jpg', Buffer.from('here'), 'image/jpeg');
    await beside.put('b-1.jpg', Buffer.from('there'), 'image/jpeg');
    await originals.remove('b-1.jpg');
    await originals.remove('b-1.jpg');
    expect(await originals.has('b-1.jpg')).toBe(false);
    expect(String(await beside.original('b-1.jpg'))).toBe('there');
    expect(() => originals.beside('../others')).toThrow(RangeError);
  });

  it('takes many at once, the same name among them', async () => {
    const originals = open();
    const large = Buffer.alloc(1_000_000, 7);
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => originals.put(`same-${n % 2}.bin`, large, 'image/jpeg')),
    );
    expect((await originals.original('same-1.bin'))?.equals(large)).toBe(true);
  });

  it('is where received pictures go and are rendered from', async () => {
    const originals = open();
    const jpeg = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#c4252b' } })
      .jpeg()
      .toBuffer();
    const { filename } = await new UploadPictureHandler(originals, new PictureIntake()).execute(
      new UploadPicture('ada', async () => jpeg),
    );
    const cache = mkdtempSync(join(folder, 'cache-'));
    const rendered = await new PictureStore(firstOf(originals), cache).picture('thumb_200', filename, 'webp');
    expect(await sharp(rendered ?? Buffer.of()).metadata()).toMatchObject({
      width: 60,
      height: 90,
      format: 'webp',
    });
  });
}

describe('in a folder', () => {
  const files = join(folder, 'files');
  keepsOriginals(() => new FolderOriginals(files));

  it('leaves no drafts behind', () => {
    expect(readdirSync(files).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });
});

describe('in S3', () => {
  let server: S3rver;
  let originals: Originals;
  beforeAll(async () => {
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 's3'),
      configureBuckets: [{ name: 'toile-pictures', configs: [] }],
    });
    const { port } = (await server.run()) as AddressInfo;
    originals = openOriginals(
      {
        S3_BUCKET: 'toile-pictures',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_REGION: 'us-east-1',
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      },
      '/nonexistent',
    );
  });
  afterAll(async () => {
    (originals as S3Originals).close();
    await server?.close();
  });

  keepsOriginals(() => originals);

  it('tells a missing bucket from a missing picture', async () => {
    const { port } = (server as unknown as { httpServer: { address(): AddressInfo } }).httpServer.address();
    const nowhere = new S3Originals({
      bucket: 'no-such-bucket',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    });
    await expect(nowhere.original('a.jpg')).rejects.toThrow();
    nowhere.close();
  });
});
