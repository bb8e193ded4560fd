import { beforeEach, describe, expect, it } from '@jest/globals';
import { handleCommand } from './handle-command.js';
import type { KeyStore } from './keys/key-store.js';
import type { AppendRequest, EventStore } from './port.js';
import { type CounterCommand, counter, legacyUpcasters, metadata, uniqueStream } from './testing-domain.js';

/** What every event store holds to. `make` gives a store of `CONTRACT_CATEGORIES`; others may write to it too. */
export function describeEventStore(
  name: string,
  make: () => Promise<{ store: EventStore; keys: KeyStore }>,
): void {
  describe(`${name} keeps the event store's contract`, () => {
    let store: EventStore;
    let keys: KeyStore;
    let stream: string;
    beforeEach(async () => {
      ({ store, keys } = await make());
      stream = uniqueStream();
    });

    const added = (by: number) => ({ type: 'Added', data: { by, note: null, subject: 'p' } }) as const;
    const request = (expectedVersion: number, commandId: string, ...by: number[]): AppendRequest => ({
      stream,
      expectedVersion,
      commandId,
      metadata,
      events: by.map(added),
      answer: { by },
    });
    const count = (commandId: string, command: CounterCommand, expectedVersion?: number) =>
      handleCommand(store, counter, {
        stream,
        commandId,
        command,
        metadata,
        expectedVersion,
        answer: (state, version) => ({ total: state.total, version }),
      });

    it('gives events back as they were appended, with where and when', async () => {
      const outcome = await store.append(request(0, 'c1', 1, 2));
      expect(outcome).toEqual({
        repeated: false,
        version: 2,
        position: expect.any(Number),
        answer: { by: [1, 2] },
      });
      expect(await store.append(request(0, 'c1', 1, 2))).toEqual({ ...outcome, repeated: true });
      const events = await store.load(stream);
      expect(events).toEqual([
        expect.objectContaining({
          ...added(1),
          stream,
          version: 1,
          commandId: 'c1',
          schemaVersion: 2,
          metadata,
        }),
        expect.objectContaining({ ...added(2), stream, version: 2, position: outcome.position }),
      ]);
      expect(events[0]?.recordedAt.getTime()).toBeGreaterThan(Date.UTC(2020));
      expect(events[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('knows nothing of a stream that was never written', async () => {
      expect(await store.load(stream)).toEqual([]);
      expect(await store.outcomeOf(stream, 'c1')).toBeUndefined();
    });

    it('refuses an append at a version the stream has left', async () => {
      await store.append(request(0, 'c1', 1));
      const late = store.append(request(0, 'c2', 2));
      await expect(late).rejects.toMatchObject({
        code: 'stream/conflict',
        stream,
        expectedVersion: 0,
        actualVersion: 1,
      });
      await expect(store.append(request(5, 'c3', 2))).rejects.toMatchObject({ actualVersion: 1 });
      expect(await store.load(stream)).toHaveLength(1);
    });

    it('lets one of two creators win', async () => {
      const results = await Promise.allSettled(['a', 'b'].map((id) => store.append(request(0, id, 1))));
      expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await store.load(stream)).toHaveLength(1);
    });

    it('answers the same command id ten times in parallel with one event and ten identical answers', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => count('same', { type: 'Add', by: 3 })),
      );
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect(outcomes[0]?.answer).toEqual({ total: 3, version: 1 });
      expect(await store.load(stream)).toHaveLength(1);
    });

    it('gives a repeat its first answer even when the rules would now refuse it', async () => {
      const first = await count('open', { type: 'Add', by: 1 });
      await count('close', { type: 'Close' });
      expect(await count('open', { type: 'Add', by: 1 })).toEqual(first);
      await expect(count('new', { type: 'Add', by: 1 })).rejects.toMatchObject({ code: 'counter/forbidden' });
    });

    it('remembers a command that changed nothing', async () => {
      const first = await count('nothing', { type: 'Add', by: 0 });
      expect(first).toEqual({
        version: 0,
        position: -1,
        answer: { total: 0, version: 0 },
        state: { total: 0, open: true },
      });
      await count('something', { type: 'Add', by: 2 });
      expect(await count('nothing', { type: 'Add', by: 0 })).toEqual(first);
    });

    it('keeps the same command id apart in two streams', async () => {
      await store.append(request(0, 'same', 1));
      const other = uniqueStream();
      await store.append({ ...request(0, 'same', 2), stream: other });
      expect(await store.load(other)).toHaveLength(1);
    });

    it('decides again on the newer state when another command came first', async () => {
      let raced = false;
      const racing: EventStore = {
        load: (asked, asOf) => store.load(asked, asOf),
        outcomeOf: (asked, id) => store.outcomeOf(asked, id),
        readAll: (asked) => store.readAll(asked),
        onAppended: (listener) => store.onAppended(listener),
        append: async (asked) => {
          if (!raced) await store.append(request(0, 'rival', 10));
          raced = true;
          return store.append(asked);
        },
      };
      const outcome = await handleCommand(racing, counter, {
        stream,
        commandId: 'mine',
        metadata,
        command: { type: 'Add', by: 1 } as const,
        answer: (state) => state.total,
      });
      expect(outcome).toMatchObject({ version: 2, answer: 11 });
    });

    it('does not retry for a caller who named the version it had seen', async () => {
      await count('c1', { type: 'Add', by: 1 });
      const stale = count('c2', { type: 'Add', by: 1 }, 0);
      await expect(stale).rejects.toMatchObject({ code: 'stream/conflict', actualVersion: 1 });
      expect(await count('c3', { type: 'Add', by: 1 }, 1)).toMatchObject({ version: 2 });
    });

    it('shows a stream as of a version and as of a time', async () => {
      await store.append(request(0, 'c1', 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      await store.append(request(1, 'c2', 2, 3));
      expect(await store.load(stream, { version: 2 })).toHaveLength(2);
      const first = (await store.load(stream))[0];
      expect(await store.load(stream, { time: first?.recordedAt })).toEqual([first]);
      expect(await store.load(stream, { time: new Date(0) })).toEqual([]);
    });

    it('reads an event of version 1 as version 2, and leaves the stored one as it is', async () => {
      const old = uniqueStream('legacy');
      await store.append({
        ...request(0, 'c1'),
        stream: old,
        events: [{ type: 'Named', data: { name: 'Ada L' } }],
      });
      legacyUpcasters.Named = [
        ({ name }) => ({ first: String(name).split(' ')[0], last: String(name).split(' ')[1] }),
      ];
      try {
        const next = { type: 'Named', data: { first: 'Grace', last: 'H' } };
        await store.append({ ...request(1, 'c2'), stream: old, events: [next] });
        expect(await store.load(old)).toEqual([
          expect.objectContaining({ schemaVersion: 1, data: { first: 'Ada', last: 'L' } }),
          expect.objectContaining({ schemaVersion: 2, data: { first: 'Grace', last: 'H' } }),
        ]);
      } finally {
        legacyUpcasters.Named = [];
      }
      expect((await store.load(old))[0]?.data).toEqual({ name: 'Ada L' });
    });

    describe('personal fields', () => {
      const noted = (subject: string, note: string) => ({ type: 'Added', data: { by: 1, note, subject } });

      it('are read as they were written, and as null once the key of their person is destroyed', async () => {
        const [ada, bob] = [uniqueStream('ada'), uniqueStream('bob')];
        await store.append({ ...request(0, 'c1'), events: [noted(ada, 'silk'), noted(bob, 'wool')] });
        const notes = async () =>
          (await store.load(stream)).map((event) => (event.data as { note: unknown }).note);
        expect(await notes()).toEqual(['silk', 'wool']);
        await keys.destroy(ada);
        await keys.destroy(ada);
        expect(await notes()).toEqual([null, 'wool']);
        const { events } = await store.readAll({ from: 0, limit: 100_000, categories: ['counter'] });
        expect(JSON.stringify(events.filter((event) => event.stream === stream))).not.toContain('silk');
      });

      it('of an erased person are never written again', async () => {
        const ada = uniqueStream('ada');
        await keys.destroy(ada);
        const append = store.append({ ...request(0, 'c1'), events: [noted(ada, 'silk')] });
        await expect(append).rejects.toMatchObject({ code: 'person/expired' });
        expect(await store.load(stream)).toEqual([]);
      });

      it('need their subject', async () => {
        const append = store.append({ ...request(0, 'c1'), events: [noted('', 'silk')] });
        await expect(append).rejects.toMatchObject({ code: 'event/invalid' });
      });
    });

    it('shows all streams in one order, in pages, and says where to go on', async () => {
      const { end: from } = await store.readAll({ from: 0, limit: 1 });
      await store.append(request(0, 'c1', 1, 2));
      const other = uniqueStream('other');
      await store.append({ ...request(0, 'c1', 3), stream: other, events: [{ type: 'Seen', data: {} }] });
      await store.append(request(2, 'c2', 4));
      const page = await store.readAll({ from, limit: 3 });
      expect(page.events.map((event) => [event.stream, event.version])).toEqual([
        [stream, 1],
        [stream, 2],
        [other, 1],
      ]);
      expect(page).toMatchObject({ next: from + 3, end: from + 4 });
      const only = await store.readAll({ from, limit: 10, categories: ['other'] });
      expect(only.events.map((event) => event.stream)).toEqual([other]);
      expect(only).toMatchObject({ next: from + 4, end: from + 4 });
      expect(await store.readAll({ from: from + 4, limit: 10 })).toEqual({
        events: [],
        next: from + 4,
        end: from + 4,
      });
    });

    it('numbers parallel appends without a gap, in the order of their times', async () => {
      const { end: from } = await store.readAll({ from: 0, limit: 1 });
      await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          store.append({ ...request(0, `c${index}`, 1, 2), stream: uniqueStream() }),
        ),
      );
      const { events } = await store.readAll({ from, limit: 1000 });
      expect(events.map((event) => event.position)).toEqual(
        Array.from({ length: 80 }, (_, index) => from + index),
      );
      const times = events.map((event) => event.recordedAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
    });

    it.each([
      ['a stream without a category', 'nodash', {}],
      ['a category nobody declared', 'nobody-1', {}],
      ['a NUL character', 'counter-x', { note: 'a\0b' }],
      ['half a surrogate pair', 'counter-x', { note: '\ud800' }],
      ['a forged sealed field', 'counter-x', { note: { $sealed: 'x', $subject: 'p' } }],
    ])('refuses %s', async (_name, target, data) => {
      const event = { type: 'Free', data };
      const append = store.append({ ...request(0, uniqueStream()), stream: target, events: [event] });
      await expect(append).rejects.toMatchObject({ code: 'event/invalid' });
    });

    it('takes every text that can be stored', async () => {
      const note = 'a backslash-u: \\u0000 "quotes" 🧵 \u2028';
      await store.append({ ...request(0, 'c1'), events: [{ type: 'Free', data: { note } }] });
      expect((await store.load(stream))[0]?.data).toEqual({ note });
    });

    it('tells listeners of this process about appends', async () => {
      let told = 0;
      const stop = store.onAppended(() => {
        told += 1;
      });
      await store.append(request(0, 'c1', 1));
      stop();
      await store.append(request(1, 'c2', 1));
      expect(told).toBe(1);
    });

    it('fails one bad append of many that arrive together, not its neighbours', async () => {
      const streams = Array.from({ length: 5 }, () => uniqueStream());
      const results = await Promise.allSettled(
        streams.map((target, index) =>
          store.append({ ...request(index === 2 ? 7 : 0, 'c', 1), stream: target }),
        ),
      );
      expect(results.map((result) => result.status === 'fulfilled')).toEqual([true, true, false, true, true]);
    });
  });
}
