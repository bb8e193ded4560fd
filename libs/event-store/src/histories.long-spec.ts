import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import fc from 'fast-check';
import { history, play } from './histories.js';
import { InMemoryEventStore } from './in-memory-store.js';
import { InMemoryKeyStore } from './keys/in-memory-key-store.js';
import { CONTRACT_CATEGORIES } from './testing-domain.js';
import { openTestStore } from './testing-store.js';

/** The long form of `histories.int-spec.ts`; a failing seed is printed and reproduces. */
it('answers two thousand histories as its twin does', async () => {
  const postgres = await testPostgres();
  const opened = await openTestStore(postgres.url, async () => []);
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const keys = new InMemoryKeyStore();
      const twin = { store: new InMemoryEventStore({ categories: CONTRACT_CATEGORIES, keys }), keys };
      const run = randomUUID();
      expect(await play(opened, steps, run)).toEqual(await play(twin, steps, run));
    }),
    { numRuns: 2_000 },
  );
  await opened.pool.end();
  await postgres.stop();
}, 900_000);
