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
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('card' as const),
        n: fc.nat(4),
        text: fc.constantFrom('', 'x', 'y'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('remove-card' as const), n: fc.nat(4) }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('arrange' as const), n: fc.nat(30), to: fc.nat(800) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('lay' as const),
        arrangement: fc.constantFrom('grid' as const, 'free' as const),
      }),
    },
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

it('shows again what it showed at any version, with its cards and where they lay', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), fc.nat(40), async (steps, at) => {
      const board = new Board();
      await board.send({ type: 'Create', by: OWNER, name: 'x', token: 't' });
      for (const { action } of steps) {
        board.clients[0] = await board.replayed();
        await board.act(0, action);
      }
      const { version, state } = await board.replayed();
      const then = await board.asOf({ do: 'bring-back', version: 1 + (at % version) });
      if (state.status !== 'open' || then.status !== 'open') return;
      await board.send({ type: 'BringBack', by: OWNER, content: then });
      expect(shownBy((await board.replayed()).state)).toEqual(shownBy(then));
    }),
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
    expect(keys).toEqual(expect.arrayContaining(Object.keys(state.places)));
  }

  async replayed(): Promise<Seen> {
    const events = await this.store.load<MoodboardEvent>(STREAM);
    return { version: events.length, state: fold(moodboardDecider, events) };
  }

  async asOf(action: Action): Promise<Moodboard> {
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
    case 'card':
      return [{ type: 'WriteCard', by, card: cardNumbered(action.n, action.text) }];
    case 'remove-card': {
      const { type, slug } = cardNumbered(action.n, '');
      return [{ type: 'RemoveLooks', by, items: [{ type, slug }] }];
    }
    case 'arrange': {
      const item = items[action.n % Math.max(1, items.length)];
      const place = { x: action.to, y: action.to, width: 100, z: action.n };
      return [item ? { type: 'Arrange', by, places: { [keyOf(item)]: place } } : null, seen.version];
    }
    case 'lay':
      return [{ type: 'ChooseArrangement', by, arrangement: action.arrangement }];
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

/** A note, a link or a picture by its number. */
function cardNumbered(n: number, text: string) {
  if (n < 2) return { type: 'note', slug: `c${n}`, text, paper: n ? 'sand' : 'sky' } as const;
  if (n < 3) return { type: 'link', slug: `c${n}`, url: 'https://a.test/', title: text } as const;
  const facts = { width: 4, height: 3, thumbhash: 't', colours: ['#112233'] };
  return { type: 'picture', slug: `c${n}`, picture: `p${n}`, ...facts, alt: text, credit: '' } as const;
}

/** What whoever opens a board sees of it. */
function shownBy(state: Moodboard): object {
  if (state.status === 'none') return {};
  const { name, description, cover, sections, items, arrangement, places } = state;
  return { name, description, cover, sections, items, arrangement, places };
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
    const card = cardKeyOf(event);
    if (event.type === 'MoodboardCardRemoved') {
      expect(held).toContain(card);
      held.delete(card);
    } else if (card) held.add(card);
  }
  return held;
}

function cardKeyOf(event: MoodboardEvent): string {
  switch (event.type) {
    case 'MoodboardNoteWritten':
      return `note:${event.data.card}`;
    case 'MoodboardLinkWritten':
      return `link:${event.data.card}`;
    case 'MoodboardPictureHung':
      return `picture:${event.data.card}`;
    case 'MoodboardCardRemoved':
      return `${event.data.type}:${event.data.card}`;
    default:
      return '';
  }
}

const shuffled = (keys: string[], seed: number) =>
  keys
    .map((key, index) => [(seed * (index + 7)) % 101, key] as const)
    .sort(([a], [b]) => a - b)
    .map(([, key]) => key);
