import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { migrateApi, openOriginals } from '@toile/api';
import { PALETTE } from '@toile/contracts';
import { migrateDatabase, openDataSource, poolOf } from '@toile/database';
import { testPostgres } from '@toile/testing';
import type pg from 'pg';
import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import { standaloneMigrations } from '../../migrations.js';
import { STANDALONE_ENTITIES } from '../../stores.js';
import { importFile } from './import-file.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let dataSource: DataSource;
let pool: pg.Pool;
const folder = mkdtempSync(join(tmpdir(), 'toile-import-'));
const images = join(folder, 'images');
const originals = openOriginals({ S3_REGION: '' }, join(folder, 'media'));
let looks = '';

beforeAll(async () => {
  postgres = await testPostgres();
  dataSource = await openDataSource({ url: postgres.url, entities: STANDALONE_ENTITIES });
  pool = poolOf(dataSource);
  await migrateApi(postgres.url);
  await migrateDatabase(postgres.url, standaloneMigrations);
  mkdirSync(join(images, 'show'), { recursive: true });
  for (const [name, colour] of [
    ['red.jpg', '#c4252b'],
    ['black.png', '#17161a'],
  ] as const)
    writeFileSync(join(images, 'show', name), await coat(colour, name.endsWith('png') ? 'png' : 'jpeg'));
});
afterAll(async () => {
  await dataSource?.destroy();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A coat before a pale wall. */
const coat = (colour: string, format: 'png' | 'jpeg') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="450"><rect width="300" height="450" fill="#d5d3cf"/>
       <rect x="90" y="60" width="120" height="330" fill="${colour}"/></svg>`,
    ),
  )
    .toFormat(format)
    .toBuffer();

const hexOf = (slug: string) => PALETTE.find((colour) => colour.slug === slug)?.hex;
const HEADER = 'designer,season,type,city,show_date,position,image,tags,colours,collection';
const line = (
  position: number,
  image: string,
  rest = { tags: 'Silk|Red', colours: '', collection: 'test-show' },
) =>
  `Élodie Vaux,Fall-Winter 2026,woman,paris,2026-03-01T11:00:00+01:00,${position},${image},${rest.tags},${rest.colours},${rest.collection}`;

function fileOf(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}
const run = (file: string, withImages = true, options: object = {}) =>
  importFile(dataSource, file, {
    dryRun: false,
    report: `${file}.refused.ndjson`,
    ...options,
    images: withImages ? { folder: images, originals } : undefined,
  });
const refusals = (file: string) =>
  readFileSync(`${file}.refused.ndjson`, 'utf8')
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as { refused_line: number; refused_reason: string });
async function rowsOf(collection: string) {
  const { rows } = await pool.query(`SELECT * FROM ${looks} WHERE collection = $1 ORDER BY position`, [
    collection,
  ]);
  return rows;
}

beforeEach(async () => {
  const { rows } = await pool.query<{ look: string }>(
    `SELECT table_schema || '.look' AS look FROM information_schema.tables
     WHERE table_name = 'look' AND table_schema LIKE 'read\\_catalogue\\_v%'`,
  );
  looks = rows[0]?.look ?? '';
});

describe('pictures of an import', () => {
  it('go among the originals and give their looks colours, size and preview; the second time nothing changes', async () => {
    const file = fileOf('pictures.csv', [
      HEADER,
      line(1, 'show/red.jpg'),
      line(2, 'show/black.png', { tags: '', colours: '#c4252b', collection: 'test-show' }),
    ]);
    expect(await run(file)).toEqual({ changed: 2, unchanged: 0, refused: 0, from: 0 });
    const { rows } = await pool.query<{ look: string }>(
      `SELECT table_schema || '.look' AS look FROM information_schema.tables
       WHERE table_name = 'look' AND table_schema LIKE 'read\\_catalogue\\_v%'`,
    );
    looks = rows[0]?.look ?? '';
    const [red, black] = await rowsOf('test-show');
    expect(red).toMatchObject({ colours: [hexOf('scarlet')], width: 300, height: 450 });
    expect(red.thumbhash.length).toBeGreaterThan(10);
    // What the row says of colours stays.
    expect(black.colours).toEqual(['#c4252b']);
    expect(red.image_filename).toMatch(/^show-red-[0-9a-f]{12}\.jpg$/);
    expect(await originals.has(red.image_filename)).toBe(true);
    expect(await run(file)).toEqual({ changed: 0, unchanged: 2, refused: 0, from: 0 });
    expect(await rowsOf('test-show')).toEqual([red, black]);
  });

  it('that are damaged, missing, outside or no pictures are refused by line, and the rest goes in', async () => {
    const whole = await coat('#c4252b', 'jpeg');
    writeFileSync(join(images, 'half.jpg'), whole.subarray(0, whole.length / 2));
    writeFileSync(
      join(images, 'script.jpg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    const bomb = sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    });
    writeFileSync(join(images, 'bomb.png'), await bomb.png({ compressionLevel: 9 }).toBuffer());
    writeFileSync(join(folder, 'secret.jpg'), whole);
    const other = { tags: '', colours: '', collection: 'bad-pictures' };
    const names = ['half.jpg', 'script.jpg', 'bomb.png', 'gone.jpg', '../secret.jpg', 'show/red.jpg'];
    const file = fileOf('bad-pictures.csv', [HEADER, ...names.map((name, n) => line(n + 1, name, other))]);
    const dry = await run(file, true, { dryRun: true });
    expect(dry).toMatchObject({ changed: 1, refused: 5 });
    expect(await run(file)).toEqual(dry);
    expect(
      refusals(file)
        .map((one) => one.refused_line)
        .sort(),
    ).toEqual([2, 3, 4, 5, 6]);
    // A look without a picture is nowhere seen nor counted.
    expect((await rowsOf('bad-pictures')).map(({ position, colours }) => [position, colours])).toEqual([
      [6, [hexOf('scarlet')]],
    ]);
    // Mended, what was refused is imported as it is.
    writeFileSync(join(images, 'half.jpg'), whole);
    const again = `${file}.refused.ndjson`;
    expect(await run(again)).toMatchObject({ changed: 1, refused: 4 });
    expect((await rowsOf('bad-pictures')).map(({ position }) => position)).toEqual([1, 6]);
    expect(refusals(again)[0]).toMatchObject({
      refused_line: 2,
      image: 'script.jpg',
      collection: 'bad-pictures',
    });
  });
});

const SAMPLES = 'docs/reference/samples';

describe('a file', () => {
  it.each(readdirSync(SAMPLES))('that documents show goes in whole, and once: %s', async (sample) => {
    const text = readFileSync(join(SAMPLES, sample));
    for (const [picture] of text.toString().matchAll(/[a-z]+\/\d+\.jpg/g)) {
      mkdirSync(join(images, dirname(picture)), { recursive: true });
      writeFileSync(join(images, picture), await coat('#c4252b', 'jpeg'));
    }
    const file = join(folder, sample);
    writeFileSync(file, text);
    expect(await run(file)).toMatchObject({ changed: 3, unchanged: 0, refused: 0 });
    expect(await run(file)).toMatchObject({ changed: 0, unchanged: 3, refused: 0 });
  });

  it('sorts tags by the vocabulary, and leaves alone what an editor has sorted', async () => {
    await pool.query(
      `INSERT INTO ${looks.replace(/look$/, 'content')} (kind, slug, name, doc) VALUES ('tag', 'lace', 'Lace', '{"name": "Lace", "category": "theme"}')`,
    );
    const other = { tags: 'Velvet|Lace|Zig zug|Trench coat', colours: '', collection: 'sorted' };
    expect(await run(fileOf('sorted.csv', [HEADER, line(1, 'a.jpg', other)]), false)).toMatchObject({
      changed: 1,
    });
    const { rows } = await pool.query(
      `SELECT slug, doc->>'category' AS category FROM ${looks.replace(/look$/, 'content')}
       WHERE kind = 'tag' AND slug = ANY($1) ORDER BY slug`,
      [['velvet', 'lace', 'zig-zug', 'trench-coat']],
    );
    expect(rows).toEqual([
      { slug: 'lace', category: 'theme' },
      { slug: 'trench-coat', category: 'garment' },
      { slug: 'velvet', category: 'fabric' },
      { slug: 'zig-zug', category: 'other' },
    ]);
  });

  it('of a spreadsheet, with names of any script, clears lists where that is asked for', async () => {
    const rows = [
      HEADER.replaceAll(',', ';'),
      line(1, 'a.jpg', { tags: 'Silk', colours: '', collection: '' })
        .replace('Élodie Vaux', 'Nørgaard & Søn')
        .replaceAll(',', ';'),
      line(1, 'b.jpg', { tags: 'Silk', colours: '', collection: '' })
        .replace('Élodie Vaux', '山本')
        .replaceAll(',', ';'),
    ];
    const file = join(folder, 'sheet.csv');
    writeFileSync(file, Buffer.from(`${rows.slice(0, 2).join('\r\n')}\r\n`, 'latin1'));
    expect(await run(file, false)).toMatchObject({ changed: 1, refused: 0 });
    const other = fileOf('sheet-2.csv', [rows[0] ?? '', rows[2] ?? '']);
    expect(await run(other, false)).toMatchObject({ changed: 1, refused: 0 });
    const norgaard = 'norgaard-son-woman-fall-winter-2026';
    expect(await rowsOf(norgaard)).toMatchObject([{ designer_name: 'Nørgaard & Søn', tag_slugs: ['silk'] }]);
    expect(await rowsOf('shanben-woman-fall-winter-2026')).toMatchObject([{ designer_name: '山本' }]);
    const cleared = fileOf('cleared.csv', [rows[0] ?? '', (rows[1] ?? '').replace(';Silk;', ';;')]);
    expect(await run(cleared, false)).toMatchObject({ changed: 0 });
    expect(await run(cleared, false, { clearEmpty: true })).toMatchObject({ changed: 1 });
    expect(await rowsOf(norgaard)).toMatchObject([{ tag_slugs: [] }]);
  });

  it('that is broken here and there loses those rows only', async () => {
    const other = { tags: '', colours: '', collection: 'broken' };
    const file = fileOf('broken.csv', [
      HEADER,
      line(1, 'a.jpg', other),
      'too,short',
      `"never closed,${line(2, 'b.jpg', other)}`.replaceAll('"', ''),
      line(3, 'c.jpg', other).replace('paris', 'atlantis'),
      line(4, 'd.jpg', other),
    ]);
    expect(await run(file, false)).toMatchObject({ changed: 2, refused: 3 });
    expect(
      refusals(file)
        .map((one) => one.refused_line)
        .sort(),
    ).toEqual([3, 4, 5]);
    expect((await rowsOf('broken')).map(({ position }) => position)).toEqual([1, 4]);
  });

  it('keeps the fields of a row that has one too many, which goes in when they are mended and not before', async () => {
    const whole = line(1, 'a.jpg', { tags: 'Silk', colours: '', collection: 'quoteless' });
    const file = fileOf('quoteless.csv', [`${HEADER},description`, `${whole},A coat, long`]);
    expect(await run(file, false)).toMatchObject({ changed: 0, refused: 1 });
    const refused = `${file}.refused.ndjson`;
    expect(await run(refused, false)).toMatchObject({ changed: 0, refused: 1 });
    const [row] = refusals(file);
    expect(row).toMatchObject({
      refused_reason: 'the row has 12 fields, and the header 11: put the fields right, and take "text" away',
      designer: 'Élodie Vaux',
      tags: 'Silk',
      description: 'A coat',
    });
    const { text, ...mended } = { text: '', ...row, description: 'A coat, long' };
    expect(text).toBe(`${whole},A coat,long`);
    writeFileSync(refused, JSON.stringify(mended));
    expect(await run(refused, false)).toMatchObject({ changed: 1, refused: 0 });
    expect(await rowsOf('quoteless')).toMatchObject([{ position: 1, tag_slugs: ['silk'] }]);
  });

  it('with another header is refused at once, with what is wrong with that', async () => {
    const file = fileOf('other.csv', ['designer;season;type;city;date;position;image;', 'a;b;c;d;e;1;f;']);
    await expect(run(file, false)).rejects.toThrow(
      `${file}: its header has "date", which the format does not know, and lacks "show_date".`,
    );
  });

  it('of another shape is refused as a whole, and nothing goes in', async () => {
    const binary = join(folder, 'binary.ndjson');
    writeFileSync(binary, Buffer.from([0, 1, 2, 255, 10, 200, 10]));
    expect(await run(binary, false)).toMatchObject({ changed: 0, refused: 2 });
    const quote = fileOf('quote.csv', [HEADER, '"never closed,x,y', line(1, 'a.jpg')]);
    expect((await run(quote, false)).changed).toBe(0);
    expect(refusals(quote).length).toBeGreaterThan(0);
    expect(await run(fileOf('empty.csv', ['']), false)).toMatchObject({
      changed: 0,
      unchanged: 0,
      refused: 0,
    });
  });

  it('goes on where an interrupted run stopped', async () => {
    const rows = Array.from({ length: 4_500 }, (_, n) =>
      line((n % 50) + 1, `p-${n}.jpg`, {
        tags: 'Silk',
        colours: '',
        collection: `many-${Math.floor(n / 50)}`,
      }),
    );
    const file = fileOf('many.csv', [HEADER, ...rows]);
    const interrupted = run(file, false, {
      onProgress: () => {
        throw new Error('the power went out');
      },
    });
    await expect(interrupted).rejects.toThrow('the power went out');
    const rest = await run(file, false);
    expect(rest.from).toBeGreaterThan(1_000);
    expect(rest.changed + rest.unchanged).toBe(4_501 - rest.from);
    const { rows: counted } = await pool.query(
      `SELECT count(*)::int AS n FROM ${looks} WHERE collection LIKE 'many-%'`,
    );
    expect(counted[0].n).toBe(4_500);
    expect(await run(file, false)).toMatchObject({ changed: 0, unchanged: 4_500, from: 0 });
  });
});
