import { expect, it } from '@jest/globals';
import {
  ConcurrencyError,
  fold,
  handleCommand,
  InMemoryEventStore,
  type RecordedEvent,
} from '@toile/event-store';
import { DomainError } from '@toile/platform';
import fc from 'fast-check';
import { moodboardsFeature } from '../moodboards.feature.js';
import { type MoodboardCommand, moodboardDecider } from './moodboard.decider.js';
import type { MoodboardEvent } from './moodboard.events.js';
import { keyOf, type Moodboard } from './moodboard.state.js';

const OWNER = 'ada';
const STREAM = 'moodboard-0123456789abcdef';
const picture = (n: number) => ({ type: 'look', slug: `l${n}`, image_filename: `l${n}.jpg` }) as const;
const named = (n: number) => ({ type: 'look', slug: `l${n}` }) as const;

/** What a client does; numbers stand for pictures, versions and places, so that any sequence makes sense. */
const step = fc.record({
  client: fc.nat(2),
  action: fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('add' as const), n: fc.nat(9) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('add-many' as const), all: fc.array(fc.nat(9)) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('remove' as const), n: fc.nat(9) }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('remove-many' as const), all: fc.array(fc.nat(9)) }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('reorder' as const), seed: fc.nat(1000) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('note' as const),
        n: fc.nat(9),
        text: fc.constantFrom('', 'x'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('cover' as const), n: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('bring-back' as const),
        version: fc.integer({ min: 1, max: 30 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('look-again' as const) }) },
  ),
});
type Action = (typeof step extends fc.Arbitrary<infer S> ? S : never)['action'];

/** What a client has seen last, and acts on. */
interface Seen {
  version: number;
  state: Moodboard;
}

it('keeps what several clients add, in an order somebody chose, whatever they do at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 20 }),
      async (rounds) => {
        const board = new Board();
        await board.send({ type: 'Create', by: OWNER, name: 'x', token: 't' });
        for (const round of rounds) {
          // At once: every command of a round is decided on what its client saw before it.
          await Promise.all(round.map(({ client, action }) => board.act(client, action)));
          await board.check();
        }
      },
    ),
    { numRuns: 150 },
  );
});

class Board {
  readonly store = new InMemoryEventStore({ categories: [moodboardsFeature.category] });
  readonly clients: Seen[] = Array.from({ length: 3 }, () => ({ version: 0, state: { status: 'none' } }));
  #commands = 0;
  /** The state the last command answered, and its version: what a live read model holds. */
  #live: Seen = { version: 0, state: { status: 'none' } };

  async act(client: number, action: Action): Promise<void> {
    const seen = this.clients[client] ?? this.#live;
    if (action.do === 'look-again') {
      this.clients[client] = await this.replayed();
      return;
    }
    const [command, version] = toCommand(action, seen, await this.asOf(action));
    if (command) await this.send(command, version);
  }

  async send(command: MoodboardCommand, expectedVersion?: number): Promise<void> {
    this.#commands += 1;
    try {
      const { version, state } = await handleCommand(this.store, moodboardDecider, {
        stream: STREAM,
        commandId: `c${this.#commands}`,
        command,
        ...(expectedVersion === undefined ? {} : { expectedVersion }),
        metadata: { correlationId: 'c', causationId: null, actor: OWNER, occurredAt: new Date(0) },
      });
      if (version >= this.#live.version) this.#live = { version, state };
    } catch (error) {
      if (!(error instanceof DomainError) && !(error instanceof ConcurrencyError)) throw error;
    }
  }

  async check(): Promise<void> {
    const events = await this.store.load<MoodboardEvent>(STREAM);
    expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
    const { state } = await this.replayed();
    expect(state).toEqual(this.#live.state);
    if (state.status === 'none') throw new Error('the board is gone');
    const keys = state.items.map(keyOf);
    expect([...keys].sort()).toEqual([...addedAndNotRemoved(events)].sort());
    if (state.cover !== null) expect(keys).toContain(state.cover);
  }

  private async replayed(): Promise<Seen> {
    const events = await this.store.load<MoodboardEvent>(STREAM);
    return { version: events.length, state: fold(moodboardDecider, events) };
  }

  private async asOf(action: Action): Promise<Moodboard> {
    const version = action.do === 'bring-back' ? action.version : 1;
    return fold(moodboardDecider, await this.store.load<MoodboardEvent>(STREAM, { version }));
  }
}

/** Reorders name the version they were made on; the other commands do not mind. */
function toCommand(action: Action, seen: Seen, then: Moodboard): [MoodboardCommand | null, number?] {
  const by = OWNER;
  const items = seen.state.status === 'none' ? [] : seen.state.items;
  switch (action.do) {
    case 'add':
      return [{ type: 'AddLook', by, picture: picture(action.n) }];
    case 'add-many':
      return [{ type: 'AddLooks', by, pictures: action.all.map((n) => ({ ...picture(n), comment: 'y' })) }];
    case 'remove':
      return [{ type: 'RemoveLook', by, item: named(action.n) }];
    case 'remove-many':
      return [{ type: 'RemoveLooks', by, items: action.all.map(named) }];
    case 'reorder':
      return [{ type: 'Reorder', by, order: shuffled(items.map(keyOf), action.seed) }, seen.version];
    case 'note':
      return [{ type: 'CommentLook', by, item: named(action.n), comment: action.text }];
    case 'cover':
      return [{ type: 'ChooseCover', by, item: named(action.n) }];
    case 'delete':
      return [{ type: 'Delete', by, at: new Date(0) }];
    case 'restore':
      return [{ type: 'Restore', by, at: new Date(1) }];
    case 'bring-back':
      return [then.status === 'open' ? { type: 'BringBack', by, content: then } : null];
    default:
      return [null];
  }
}

/** From the facts alone, without the fold that is under test. */
function addedAndNotRemoved(events: readonly RecordedEvent<MoodboardEvent>[]): Set<string> {
  const held = new Set<string>();
  for (const event of events) {
    if (event.type === 'LookAddedToMoodboard') {
      expect(held).not.toContain(keyOf(event.data));
      held.add(keyOf(event.data));
    }
    if (event.type === 'LookRemovedFromMoodboard') {
      expect(held).toContain(keyOf(event.data));
      held.delete(keyOf(event.data));
    }
  }
  return held;
}

const shuffled = (keys: string[], seed: number) =>
  keys
    .map((key, index) => [(seed * (index + 7)) % 101, key] as const)
    .sort(([a], [b]) => a - b)
    .map(([, key]) => key);
