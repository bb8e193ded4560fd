import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { acceptedFormats } from './filters.js';
import { PictureStore } from './picture-store.js';

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"><rect width="1200" height="1600" fill="#a33"/></svg>',
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toile-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('renders a picture once however many ask at the same time, and keeps it', async () => {
  let calls = 0;
  const store = new PictureStore(
    {
      original: async () => {
        calls += 1;
        return SVG;
      },
    },
    folder,
  );
  const pictures = await Promise.all(
    Array.from({ length: 20 }, () => store.picture('list_400', 'a.jpg', 'webp')),
  );
  await store.picture('list_400', 'a.jpg', 'webp');
  expect(calls).toBe(1);
  expect(await sharp(pictures[0] ?? Buffer.of()).metadata()).toMatchObject({
    format: 'webp',
    width: 400,
    height: 533,
  });
  expect(readdirSync(join(folder, 'list_400'))).toEqual(['a.jpg.webp']);
});

it('has no picture where the source has none', async () => {
  const store = new PictureStore({ original: async () => null }, folder);
  expect(await store.picture('list_400', 'a.jpg', 'jpeg')).toBeNull();
});

it('answers with a picture that it cannot keep, and says so', async () => {
  // Leads nowhere, so nothing can be written below it, whoever asks.
  symlinkSync(join(folder, 'away', 'deep'), join(folder, 'thumb_200'));
  const unkept: unknown[] = [];
  const store = new PictureStore({ original: async () => SVG }, folder, undefined, (error) =>
    unkept.push(error),
  );
  for (let i = 0; i < 2; i += 1)
    expect((await store.picture('thumb_200', 'a.jpg', 'jpeg'))?.length).toBeGreaterThan(100);
  expect(unkept).toHaveLength(2);
});

it('goes on after an original that is no picture', async () => {
  const store = new PictureStore(
    { original: async (name) => (name === 'bad.jpg' ? Buffer.from('<html>') : SVG) },
    folder,
  );
  for (let i = 0; i < 3; i += 1)
    await expect(store.picture('thumb_200', 'bad.jpg', 'jpeg')).rejects.toThrow();
  expect(await store.picture('thumb_200', 'good.jpg', 'jpeg')).not.toBeNull();
});

it('unpacks a heavy original once, and makes all its renderings of that', async () => {
  const heavy = await sharp({ create: { width: 4_200, height: 3_000, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const store = new PictureStore({ original: async () => heavy }, folder);
  await Promise.all([
    store.picture('thumb_200', 'a.png', 'webp'),
    store.picture('list_400', 'a.png', 'jpeg'),
  ]);
  const lighter = join(folder, 'lighter', 'a.png.jpeg');
  expect(await sharp(lighter).metadata()).toMatchObject({ width: 2_000, height: 1_429 });
  // Kept in its place, this is what further renderings show.
  writeFileSync(lighter, await sharp(SVG).jpeg().toBuffer());
  const picture = await store.picture('list_800', 'a.png', 'webp');
  expect(await sharp(picture ?? Buffer.of()).metadata()).toMatchObject({ width: 800, height: 1_067 });
});

it('prefers AVIF, then WebP, then JPEG', () => {
  expect(acceptedFormats('image/avif,image/webp,*/*')).toEqual(['avif', 'webp', 'jpeg']);
  expect(acceptedFormats('image/webp,*/*')).toEqual(['webp', 'jpeg']);
  expect(acceptedFormats(undefined)).toEqual(['jpeg']);
});
