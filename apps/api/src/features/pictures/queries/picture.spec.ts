import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { PictureStore } from '../../../kernel/pictures/picture-store.js';
import { Picture, PictureHandler } from './picture.js';

const folder = mkdtempSync(join(tmpdir(), 'toile-picture-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60" />');
const store = new PictureStore({ original: async () => DRAWING }, folder);

/** What a browser is shown first, and which pictures' AVIF are asked for by it. */
async function shown(ahead: number | null) {
  const asked: string[] = [];
  const handler = new PictureHandler(
    store,
    ahead,
    { add: (filename: string) => asked.push(filename) } as never,
    { withheld: async () => null } as never,
    {} as never,
  );
  const request = new Picture('list_400', 'look-1.jpg', 'image/avif,image/webp,*/*', undefined);
  const { format, isProvisional } = await handler.execute(request);
  return { format, isProvisional, asked };
}

it.each([null, 96])('shows WebP until the AVIF it asks for is there, with %p made ahead', async (ahead) => {
  expect(await shown(ahead)).toEqual({ format: 'webp', isProvisional: true, asked: ['look-1.jpg'] });
});

it('shows WebP for good where nothing is made ahead', async () => {
  expect(await shown(0)).toEqual({ format: 'webp', isProvisional: false, asked: [] });
});
