import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Reader } from './reader.js';

let questions: string[] = [];
let status = 200;
const api = createServer((request, response) => {
  questions.push(`${request.method} ${request.url} ${request.headers.cookie}`);
  if (request.method === 'POST') response.setHeader('set-cookie', 'toile_session=new');
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ locked: true, segment: request.headers.cookie }));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
const question = (only = '') => ({ path: '/paywall', locale: 'en', only });

it('asks each thing once, with the reader’s own cookies', async () => {
  questions = [];
  const reader = new Reader(url, 'ada');
  const [one, two] = await Promise.all([reader.ask(question()), reader.ask(question())]);
  expect(one).toBe(two);
  expect(one.text).toBe('{"locked":true,"segment":"ada"}');
  expect(questions).toEqual(['GET /paywall ada']);
});

it('tells no more than is wanted, and compares no more', async () => {
  const [ada, bea] = [new Reader(url, 'ada'), new Reader(url, 'bea')];
  expect((await ada.ask(question())).hash).not.toBe((await bea.ask(question())).hash);
  const narrow = await ada.ask(question('locked'));
  expect(narrow.text).toBe('{"locked":true}');
  expect(narrow.hash).toBe((await bea.ask(question('locked'))).hash);
  expect((await ada.ask(question('segment'))).hash).not.toBe((await bea.ask(question('segment'))).hash);
});

it('takes no two failures for the same', async () => {
  status = 503;
  const [first, second] = [new Reader(url, 'ada'), new Reader(url, 'ada')];
  expect((await first.ask(question())).hash).not.toBe((await second.ask(question())).hash);
  expect((await first.ask(question('locked'))).hash).not.toBe((await second.ask(question('locked'))).hash);
  status = 403;
  const [third, fourth] = [new Reader(url, 'ada'), new Reader(url, 'ada')];
  expect((await third.ask(question('locked'))).hash).not.toBe((await first.ask(question('locked'))).hash);
  expect((await third.ask(question('locked'))).hash).toBe((await fourth.ask(question('locked'))).hash);
  status = 200;
});

it('has no token where the reader would have to be given a cookie', async () => {
  await expect(new Reader(url, 'ada').token('rating')).rejects.toThrow('no token');
});
