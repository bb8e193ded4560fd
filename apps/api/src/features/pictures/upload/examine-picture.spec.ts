import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { PALETTE } from '@toile/contracts';
import sharp from 'sharp';
import { FolderOriginals } from '../../../kernel/pictures/originals/folder-originals.js';
import { UploadPicture, UploadPictureHandler } from '../commands/upload-picture.js';
import { PictureIntake } from './picture-intake.js';

const folder = mkdtempSync(join(tmpdir(), 'toile-upload-'));
const originals = new FolderOriginals(folder);
const uploads = new UploadPictureHandler(originals, new PictureIntake());
const receive = (bytes: Buffer, member = 'ada') =>
  uploads.execute(new UploadPicture(member, async () => bytes));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hexOf = (slug: string) => PALETTE.find((colour) => colour.slug === slug)?.hex;
/** A red coat with black shoes before a pale wall. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="450"><rect width="300" height="450" fill="#d5d3cf"/>
  <rect x="90" y="60" width="120" height="300" fill="#c4252b"/><rect x="90" y="360" width="120" height="60" fill="#17161a"/></svg>`;
const jpeg = () =>
  sharp(Buffer.from(PICTURE))
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer();

it('keeps the picture and nothing beside it, and names its colours', async () => {
  const received = await receive(await jpeg());
  expect(received).toMatchObject({ width: 300, height: 450, mime: 'image/jpeg' });
  expect(received.colours).toEqual([hexOf('scarlet'), hexOf('black')]);
  expect(Buffer.from(received.thumbhash, 'base64').length).toBeGreaterThan(10);
  const kept = await originals.original(received.filename);
  expect((await sharp(kept ?? Buffer.of()).metadata()).exif).toBeUndefined();
  expect(await receive(await jpeg())).toEqual(received);
  expect(readdirSync(folder)).toEqual([received.filename]);
});

it('takes PNG, WebP and AVIF and refuses everything else by its bytes', async () => {
  for (const format of ['png', 'webp', 'avif'] as const) {
    const bytes = await sharp(Buffer.from(PICTURE)).toFormat(format).toBuffer();
    expect((await receive(bytes)).mime).toBe(`image/${format}`);
  }
  const gif = await sharp(Buffer.from(PICTURE)).gif().toBuffer();
  for (const bytes of [Buffer.from(PICTURE), gif, Buffer.from('<html>'), Buffer.of()])
    await expect(receive(bytes)).rejects.toMatchObject({
      code: 'picture-type/unsupported',
    });
});

it('refuses what is cut off and what would unpack to too much', async () => {
  const bytes = await jpeg();
  await expect(receive(bytes.subarray(0, bytes.length / 2))).rejects.toMatchObject({
    code: 'picture/invalid',
  });
  const bomb = await sharp({
    create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  await expect(receive(bomb)).rejects.toMatchObject({ code: 'picture/invalid' });
});
