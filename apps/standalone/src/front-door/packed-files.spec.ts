import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { PackedFiles } from './packed-files.js';

const folder = mkdtempSync(join(tmpdir(), 'packed-'));
mkdirSync(join(folder, 'chunks'));
for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'alone.js', 'font.woff2'])
  writeFileSync(join(folder, 'chunks', name), name);
const files = new PackedFiles(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function asked(url: string, encodings = 'gzip, deflate, br, zstd', method = 'GET') {
  const answered: { headers?: Record<string, unknown>; body?: string } = {};
  const response = {
    writeHead: (_: number, headers: Record<string, unknown>) => (answered.headers = headers),
    end: (body: Buffer) => (answered.body = body.toString()),
  };
  const request = { method, url, headers: { 'accept-encoding': encodings } };
  const isServed = await files.serve(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return isServed ? answered : null;
}

it('answers with the smallest form the browser takes', async () => {
  for (const [takes, encoding, body] of [
    ['gzip, deflate, br', 'br', 'a.js.br'],
    ['gzip', 'gzip', 'a.js.gz'],
  ]) {
    const answer = await asked('/_next/static/chunks/a.js?dpl=1', takes);
    expect(answer).toMatchObject({
      body,
      headers: { 'content-encoding': encoding, vary: 'accept-encoding' },
    });
    expect(answer?.headers?.['cache-control']).toContain('immutable');
  }
});

it('leaves everything else to the web server', async () => {
  for (const path of [
    'chunks/alone.js',
    'chunks/font.woff2',
    'chunks/a.js.br',
    '../../etc/passwd',
    'none.js',
  ])
    expect(await asked(`/_next/static/${path}`)).toBeNull();
  expect(await asked('/_next/static/chunks/a.js', 'identity')).toBeNull();
  expect(await asked('/_next/static/chunks/a.js', 'br', 'HEAD')).toBeNull();
  const nowhere = new PackedFiles(join(folder, 'nowhere'));
  const request = { method: 'GET', url: '/a.js', headers: {} } as unknown as IncomingMessage;
  expect(await nowhere.serve(request, {} as ServerResponse)).toBe(false);
});
