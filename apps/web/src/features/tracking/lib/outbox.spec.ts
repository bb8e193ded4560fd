import { expect, it } from '@jest/globals';
import { MemoryStorage } from './memory-storage.js';
import { Outbox, PENDING_MS, type Pending } from './outbox.js';

const beacon = (id: string, createdMs: number): Pending => ({
  id,
  path: '/api/tts/page/home.en',
  body: 'uri=%2Fen',
  createdMs,
});

it('keeps what was not answered, oldest first, and forgets what was', () => {
  const outbox = new Outbox(new MemoryStorage());
  outbox.keep(beacon('b', 2));
  outbox.keep(beacon('a', 1));
  outbox.keep(beacon('c', 3));
  outbox.remove('b');
  expect(outbox.waiting(10).map((one) => one.id)).toEqual(['a', 'c']);
});

it('drops after 48 hours', () => {
  const outbox = new Outbox(new MemoryStorage());
  outbox.keep(beacon('a', 0));
  expect(outbox.waiting(PENDING_MS - 1)).toHaveLength(1);
  expect(outbox.waiting(PENDING_MS)).toHaveLength(0);
  expect(outbox.waiting(1)).toHaveLength(0);
});

it('throws away what is broken or would go elsewhere, and leaves other keys alone', () => {
  const storage = new MemoryStorage();
  storage.setItem('tts:broken', '{');
  storage.setItem('tts:elsewhere', JSON.stringify({ ...beacon('x', 1), path: 'https://evil.test/' }));
  storage.setItem('theme', 'dark');
  expect(new Outbox(storage).waiting(5)).toEqual([]);
  expect(storage.key(0)).toBe('theme');
  expect(storage.length).toBe(1);
});

it('survives a storage that is full', () => {
  const full = new MemoryStorage();
  full.setItem = () => {
    throw new Error('quota');
  };
  expect(() => new Outbox(full).keep(beacon('a', 1))).not.toThrow();
});
