import { expect, it } from '@jest/globals';
import { type Letter, Outbox } from './outbox.js';

function storageOf() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

it('sends in order, one at a time, and goes on after a refusal', async () => {
  const sent: string[] = [];
  const refused: unknown[] = [];
  let atOnce = 0;
  let empty = () => {};
  const emptied = new Promise<void>((resolve) => {
    empty = resolve;
  });
  const outbox = new Outbox<string>({
    name: 'a',
    storage: storageOf(),
    send: async ({ body }) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await Promise.resolve();
      atOnce -= 1;
      if (body === 'bad') throw new Error('no');
      sent.push(body);
    },
    onCount: (waiting) => {
      if (waiting === 0) empty();
    },
    onRefused: (error) => void refused.push(error),
  });
  for (const body of ['one', 'bad', 'two']) outbox.add(body);
  await emptied;
  expect([sent, refused.length, outbox.waiting.length]).toEqual([['one', 'two'], 1, 0]);
});

it('keeps what was not taken, and sends it under the same id when the page is opened anew', async () => {
  const storage = storageOf();
  const silent = { name: 'a', storage, onCount: () => undefined, onRefused: () => undefined };
  const first = new Outbox<string>({ ...silent, send: () => new Promise(() => undefined) });
  first.add('one');
  first.add('two');
  const ids = first.waiting.map(({ id }) => id);
  const arrived: Letter<string>[] = [];
  const second = new Outbox<string>({ ...silent, send: async (letter) => void arrived.push(letter) });
  expect(second.waiting.map(({ body }) => body)).toEqual(['one', 'two']);
  await second.start();
  expect(arrived.map(({ id }) => id)).toEqual(ids);
  expect(storage.getItem('a')).toBeNull();
});
