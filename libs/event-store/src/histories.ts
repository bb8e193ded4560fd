import fc from 'fast-check';
import type { RecordedEvent } from './event.js';
import { handleCommand } from './handle-command.js';
import type { KeyStore } from './keys/key-store.js';
import type { EventStore } from './port.js';
import { counter, metadata } from './testing-domain.js';

const STREAMS = 3;
const stream = fc.nat(STREAMS - 1);
const commandId = fc.nat(7).map((n) => `c${n}`);
const subject = fc.constantFrom('ada', 'bob');

/** One thing done to a store; numbers stand for streams, so that a history can be replayed on any store. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      stream,
      commandId,
      subject,
      by: fc.nat(3),
      note: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('append' as const),
      stream,
      commandId,
      expectedVersion: fc.nat(4),
      by: fc.array(fc.nat(9), { maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), stream, commandId }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('destroy' as const), subject }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('load' as const),
      stream,
      version: fc.option(fc.nat(5), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('all' as const),
      skip: fc.nat(6),
      limit: fc.integer({ min: 1, max: 9 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

export const history = fc.array(step, { minLength: 1, maxLength: 30 });

/** Plays a history in streams and people of its own; what two stores answer must be the same, word for word. */
export async function play(
  { store, keys }: { store: EventStore; keys: KeyStore },
  steps: readonly Step[],
  run: string,
): Promise<unknown[]> {
  const { end: start } = await store.readAll({ from: 0, limit: 0 });
  const answers: unknown[] = [];
  for (const one of steps)
    answers.push(
      await playStep(store, keys, one, run, start).catch((error) => `refused: ${error.code ?? error}`),
    );
  return answers;
}

async function playStep(
  store: EventStore,
  keys: KeyStore,
  one: Step,
  run: string,
  start: number,
): Promise<unknown> {
  const name = (n: number) => `counter-${run}-${n}`;
  const person = (who: string) => `${who}-${run}`;
  const shown = (event: RecordedEvent) => ({
    stream: event.stream.replace(run, ''),
    version: event.version,
    position: event.position - start,
    type: event.type,
    commandId: event.commandId,
    note: (event.data as { note?: unknown }).note ?? null,
  });
  switch (one.do) {
    case 'add': {
      const note = one.note ? `note of ${one.subject}` : undefined;
      const command = {
        type: 'Add' as const,
        by: one.by,
        subject: person(one.subject),
        ...(note ? { note } : {}),
      };
      const outcome = await handleCommand(store, counter, {
        stream: name(one.stream),
        commandId: one.commandId,
        command,
        metadata,
        answer: (state) => state.total,
      });
      return { ...outcome, position: outcome.position < 0 ? -1 : outcome.position - start };
    }
    case 'close':
      return (
        await handleCommand(store, counter, {
          stream: name(one.stream),
          commandId: one.commandId,
          metadata,
          command: { type: 'Close' },
        })
      ).version;
    case 'append': {
      const events = one.by.map((by) => ({
        type: 'Added',
        data: { by, note: null, subject: person('bob') },
      }));
      const outcome = await store.append({
        stream: name(one.stream),
        expectedVersion: one.expectedVersion,
        commandId: one.commandId,
        events,
        metadata,
        answer: one.by,
      });
      return { ...outcome, position: outcome.position < 0 ? -1 : outcome.position - start };
    }
    case 'destroy':
      await keys.destroy(person(one.subject));
      return 'destroyed';
    case 'load':
      return (
        await store.load(name(one.stream), one.version === undefined ? {} : { version: one.version })
      ).map(shown);
    case 'all': {
      const slice = await store.readAll({
        from: start + one.skip,
        limit: one.limit,
        categories: ['counter'],
      });
      return {
        events: slice.events.map(shown),
        next: Math.max(slice.next - start, one.skip),
        end: slice.end - start,
      };
    }
  }
}
