/** `next build` leaves static files out of its standalone folder; the server wants them beside it. Scripts and styles are packed here, once and well. */
import { cpSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import sharp from 'sharp';

const web = fileURLToPath(new URL('..', import.meta.url));
const standalone = `${web}.next/standalone/apps/web`;
const files = `${standalone}/.next/static`;
cpSync(`${web}.next/static`, files, { recursive: true });
cpSync(`${web}public`, `${standalone}/public`, { recursive: true });

// Whoever installs Toile has its icon in the sizes that phones ask for.
for (const size of [192, 512])
  await sharp(`${web}public/icon.svg`, { density: 600 })
    .resize(size)
    .png()
    .toFile(`${standalone}/public/icon-${size}.png`);

const names = readdirSync(files, { recursive: true, encoding: 'utf8' });
await Promise.all(names.filter((name) => /\.(js|css)$/.test(name)).map((name) => pack(join(files, name))));

async function pack(file) {
  const bytes = await readFile(file);
  const text = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, text),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
