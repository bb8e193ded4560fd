import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import fc from 'fast-check';
import { handleCommand } from './handle-command.js';
import { history, play } from './histories.js';
import { InMemoryEventStore } from './in-memory-store.js';
import { InMemoryKeyStore } from './keys/in-memory-key-store.js';
import { CONTRACT_CATEGORIES, counter, metadata, uniqueStream } from './testing-domain.js';
import { openTestStore } from './testing-store.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let opened: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  postgres = await testPostgres();
  opened = await openTestStore(postgres.url, async () => []);
});
afterAll(async () => {
  await opened?.pool.end();
  await postgres?.stop();
});

describe('any history', () => {
  it('is answered by the Postgres store as by its twin', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const keys = new InMemoryKeyStore();
        const twin = { store: new InMemoryEventStore({ categories: CONTRACT_CATEGORIES, keys }), keys };
        const run = randomUUID();
        expect(await play(opened, steps, run)).toEqual(await play(twin, steps, run));
      }),
      { numRuns: 60 },
    );
  });

  it('of parallel commands, repeats among them, counts each command id once', async () => {
    const parallel = fc.array(fc.record({ stream: fc.nat(1), id: fc.nat(5) }), {
      minLength: 2,
      maxLength: 16,
    });
    await fc.assert(
      fc.asyncProperty(parallel, async (commands) => {
        const streams = [uniqueStream(), uniqueStream()];
        const results = await Promise.allSettled(
          commands.map(({ stream, id }) =>
            handleCommand(opened.store, counter, {
              stream: streams[stream] ?? '',
              commandId: `c${id}`,
              metadata,
              command: { type: 'Add', by: 10 ** id },
              answer: (state) => state.total,
            }),
          ),
        );
        for (const [index, stream] of streams.entries()) {
          const recorded = (await opened.store.load(stream)).map((event) => event.commandId);
          expect(new Set(recorded).size).toBe(recorded.length);
          commands.forEach((command, at) => {
            const result = results[at];
            if (command.stream !== index || !result) return;
            // A command that was answered is recorded; one that was not lost against others twice.
            if (result.status === 'fulfilled') expect(recorded).toContain(`c${command.id}`);
            else expect(result.reason).toMatchObject({ code: 'stream/conflict' });
          });
        }
      }),
      { numRuns: 25 },
    );
  });
});
