import { createServer } from 'node:http';
import { afterEach, expect, it, jest } from '@jest/globals';
import { freePort } from '@toile/embedded';
import type { Logger } from '@toile/platform';
import { webAnswers } from './web-process.js';

const warn = jest.fn<Logger['warn']>();
const logger = { warn } as Partial<Logger> as Logger;
const ending = new AbortController();
afterEach(() => void warn.mockClear());

it('says where no web server answers, once, and goes on when one does', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const answered = webAnswers(url, logger, ending.signal, 100);
  while (warn.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const web = createServer((_, answer) => answer.end());
  await new Promise<void>((resolve) => web.listen(port, '127.0.0.1', resolve));
  await answered;
  web.closeAllConnections();
  web.close();
  expect(warn.mock.calls).toEqual([[{ url }, 'no web server answers; trying again until one does']]);
});

it('waits for no web server when everything ends', async () => {
  const answered = webAnswers(`http://127.0.0.1:${await freePort()}`, logger, ending.signal);
  ending.abort(new Error('the end'));
  await expect(answered).rejects.toThrow();
  expect(warn).not.toHaveBeenCalled();
});
