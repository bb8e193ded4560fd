import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import sharp from 'sharp';
import { PictureStore } from '../../apps/api/src/kernel/pictures/picture-store.js';
import { type Person, startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';

const folder = mkdtempSync(join(tmpdir(), 'toile-uploads-'));
const CROQUIS = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="#a33"/></svg>',
);
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let editor: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  const pictures = new PictureStore({ original: async () => CROQUIS }, join(folder, 'renditions'));
  api = await startTestApi(postgres.url, { pictures, mediaFolder: folder });
  editor = await api.person('editor');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function upload(bytes: Buffer, type = 'image/jpeg', person = editor) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'picture');
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${api.url}/api/upload`, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(50_000),
    headers: { accept: 'application/json', origin: api.url, cookie, 'x-csrf-token': person.token ?? '' },
  });
  const body = (await answer.json()) as { filename: string; type: string };
  return { status: answer.status, headers: answer.headers, body };
}

/** 49 megapixels in 1.4 KB, which sharp's own settings take 20 seconds to unpack and pack again. */
const BOMB = inflateSync(
  Buffer.from(
    'eNpjYGCQSSupLEgsy0xjAILczDRDEDs3MxHEv5abWpLIAAGKGSk5RVA2Q0FmcgkDGlDKzMlPBjFcHBgYgRAEfkFpBpbFQEI5MzMPbA1YVBTISW' +
      'WC8hLLDAxBTL6CzJJcuJKwzIKiAiBtkVmQnA+keRLLDJ0b5XlA8iKZxQWpEMOlIyCYQaAgsyITJMLMwcEBpMQyC3Jh7gc6ibmRiRnolNW5KYkl' +
      'Qgxc3PKfzdZvLevgyDBRMJrIKTyjn59797JZma29jQwMKedPaX2XrJzbXT410Tp22prl3Nk1u9IncfIzH7f5onCvOHzdPMEYBda+vVETvToyYn' +
      'Q+LOndKbVVRqetYaf4Q+OP3PzOXtyHnBVjU8MUUoKU573tqbL2qQrZu7tXKW9C0y6R2PWnimTlD8xHtWWRHENm+ITUhvDJsibZlmmnFp53tlm2' +
      'sMBjfumqSWqvZnTrWKv5PxReovdWIlam7IJCuL9wlFRU+/vt5ZeMfrmFWNvkX9SNjYoWaJrqtvn3Tx7292kKRa59Ivc2Zjye84R7x+Pppv//T2' +
      'tYyz7ztZn9v5ilJYE2QUpGzV2Nxd9dlF0716W8ufUyvOtdp0NvaugB1+3ndvXM40hCcWBq6pkGlZZ3d1ktHSaZzZbQdTH69eN11pJVPnqT/ffo' +
      'LhAOX3eoRNTjaMNKuRTHDAceftn3abcnfe1rVmkyrOVU/rL/q2rUOimbzB7mHz4CB7jPLMhOtxGc5DD1/ClNoZMLKlmzbNR/HDZ3l7xy+59vh9' +
      'Cm9nN369i5xOWU2e86OtQ0zi1pm/UkY6PvXMsSw48ifXFs7gbap55ysfVmet31+VDl4tdw+X7YhH3cM9tWxFfP8JcPDXc5Gj1t9u9l9W5MpbXL' +
      '14TeCLyn0PhuVsSEXmN994f3nTM7Z267teHDutaDx42kHec1cQZmBD7Yu+vOfwXNJAtJgRHs9d209XrBU4+5PfKq5uKFz7/7yMd+ONmg6Zp/kd' +
      'OKbeKmTddXdcjvW/5cKLHb+k7J7JKa+fGh8sJJxl6TrDmb56u5iE3MfrZrjUl3c1HCN8Y03qnvchy81zI1PVD+zvPc46fUI4+9AoMrSO81Meir' +
      'FG3NkX9lwFPm/u+mRMX8LQe3b52leuS9WcDapiKlHRli5qptxuFvM7fs8Xild/X4PU61v1sEMwSOAwBZo0pc',
    'base64',
  ),
);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

it('reads a picture in a process that loads nothing of the services', () => {
  const file = join(
    import.meta.dirname,
    '../../apps/api/dist/features/pictures/upload/examine-picture.process.js',
  );
  const list = `await import('${file}');
    console.log(Object.keys((await import('node:module')).createRequire('${file}').cache).join('\\n'))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', list], {
    encoding: 'utf8',
  });
  expect(stdout).toContain('/node_modules/sharp/');
  // What every service brings.
  expect(stdout).not.toContain('/node_modules/fastify/');
});

it('shows pictures of the site while an upload of 49 megapixels is in work', async () => {
  let done = false;
  const underWay = upload(BOMB).finally(() => {
    done = true;
  });
  const times: number[] = [];
  for (let turn = 0; turn < 30 && !done; turn += 1) {
    const from = performance.now();
    const answer = await fetch(`${api.url}/cdn/thumb_200/look-${turn}.jpg`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    times.push(performance.now() - from);
  }
  expect(times.length).toBeGreaterThan(5);
  // Most of them: on a busy machine any one may come late.
  expect(times.sort((a, b) => a - b)[times.length >> 1]).toBeLessThan(4_000);
  expect((await underWay).status).toBe(201);
});

it('lets few wait, of one member fewer still, and says when to come back', async () => {
  const jpeg = await plain(300, 300).jpeg().toBuffer();
  const brand = await api.person('brand');
  const many = Array.from({ length: 12 }, () => upload(jpeg));
  const answers = await Promise.all([...many, upload(jpeg, 'image/jpeg', brand)]);
  expect(answers.at(-1)?.status).toBe(201);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 201 || status === 429)).toBe(true);
  for (const { headers, body } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.type).toBe('/problems/upload/throttled');
  }
  // What is in work is forgotten once it is done.
  expect((await upload(jpeg)).status).toBe(201);
});

it('reads photographs only, whatever they are called', async () => {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
    '',
  );
  const svg = `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}<!ENTITY file SYSTEM "file:///etc/passwd">]>
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>&l9;&file;</text></svg>`;
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await sharp([await frame('#111'), await frame('#eee')], { join: { animated: true } })
    .webp()
    .toBuffer();
  const heif = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0heicmif1')]);
  const others = {
    svg: Buffer.from(svg),
    gif: await plain(20, 20).gif().toBuffer(),
    tiff: await plain(20, 20).tiff().toBuffer(),
    animated: frames,
    heif,
    pdf: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj'),
    html: Buffer.from('<html><script>alert(1)</script>'),
    empty: Buffer.of(),
  };
  for (const [name, bytes] of Object.entries(others)) {
    const from = performance.now();
    const { status } = await upload(bytes, 'image/png');
    expect([name, status]).toEqual([name, 415]);
    expect(performance.now() - from).toBeLessThan(15_000);
  }
});

it('refuses what says it is larger than it may be, and what is damaged, as input that does not fit', async () => {
  const png = await plain(20, 20).png().toBuffer();
  const ofSide = (side: number) => {
    const bytes = Buffer.from(png);
    bytes.writeUInt32BE(side, 16);
    bytes.writeUInt32BE(side, 20);
    return bytes;
  };
  const jpeg = await plain(600, 600).jpeg().toBuffer();
  for (const [name, bytes] of Object.entries({
    huge: ofSide(60_000),
    // One that really is so large: `examine-picture.spec.ts`.
    large: ofSide(9_000),
    half: jpeg.subarray(0, jpeg.length / 2),
    bombCutOff: BOMB.subarray(0, 700),
  }))
    expect([name, (await upload(bytes)).status]).toEqual([name, 422]);
  // What is there can be read, whatever it shows.
  const scrambled = Buffer.from(jpeg).fill(7, 700, jpeg.length - 200);
  expect((await upload(scrambled)).status).toBeLessThan(500);
});

it.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['broken off', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="file"'],
  ['of nothing', 'multipart/form-data; boundary=b', ''],
])('refuses a form %s as one', async (_, type, body) => {
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { origin: api.url, cookie, 'x-csrf-token': editor.token ?? '', 'content-type': type };
  const { status } = await fetch(`${api.url}/api/upload`, { method: 'POST', body, headers });
  expect([400, 422]).toContain(status);
});

it('keeps the picture and nothing that came with it', async () => {
  const secret = '<script>polyglot</script>';
  const jpeg = await plain(300, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: secret } })
    .toBuffer();
  const { status, body } = await upload(Buffer.concat([jpeg, Buffer.from(`PK\u0003\u0004${secret}`)]));
  expect(status).toBe(201);
  const kept = readFileSync(join(folder, 'pictures', body.filename));
  expect(kept.includes('polyglot')).toBe(false);
  expect(kept.includes('PK\u0003\u0004')).toBe(false);
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  expect(readdirSync(join(folder, 'pictures')).filter((name) => name.includes('draft'))).toEqual([]);
});
