import { describe, expect, it } from '@jest/globals';
import { DECK_LIMITS } from '@toile/contracts';
import { specify } from '@toile/event-store';
import { deckDecider } from './deck.decider.js';
import type { DeckEvent } from './deck.events.js';
import { type Deck, evolve, noDeck } from './deck.state.js';

const { given } = specify(deckDecider);
const at = '2026-11-02T08:00:00.000Z';
const later = '2026-11-02T08:05:00.000Z';
const ada = { subject: 'ada', role: 'own' } as const;
const bob = { subject: 'bob', role: 'edit' } as const;
const reader = { subject: 'bob', role: 'read' } as const;
const eve = { subject: 'eve', role: null };
const created: DeckEvent = { type: 'DeckCreated', data: { owner: 'ada', title: 'Milan', at } };
const slide = (id: string) => ({ id, title: null, text: 'Words', content: { kind: 'text' } as const });
const added = (id: string): DeckEvent => {
  const { id: one, ...rest } = slide(id);
  return { type: 'SlideAdded', data: { owner: 'ada', slide: one, ...rest } };
};

describe('a deck that is refreshed', () => {
  const [monday, next] = ['2026-11-02T06:00:00.000Z', '2026-11-09T06:00:00.000Z'];
  const chosen: DeckEvent = { type: 'RefreshChosen', data: { weekday: 1, at } };
  const due: DeckEvent = { type: 'RefreshDue', data: { due: next } };
  const mark = (time: string) =>
    ({ type: 'MarkRefreshed', due: time, at: later, slides: ['a'], failed: [] }) as const;
  const done: DeckEvent = { type: 'DeckRefreshed', data: { due: at, at: later, slides: ['a'], failed: [] } };

  it('is so for who may edit it, begun once a due time, and done once', () => {
    given(created).when({ type: 'ChooseRefresh', by: bob, weekday: 1, at }).thenEvents(chosen);
    given(created, chosen).when({ type: 'ChooseRefresh', by: ada, weekday: 1, at: later }).thenNothing();
    given(created).when({ type: 'ChooseRefresh', by: reader, weekday: 1, at }).thenRefused('deck/forbidden');
    given(created).when({ type: 'ChooseRefresh', by: eve, weekday: 1, at }).thenRefused('deck/unknown');
    given(created, added('a'), chosen).when(mark(at)).thenEvents(done);
    given(created, added('a'), chosen, done).when(mark(at)).thenNothing();
    given(created, chosen).when({ type: 'BeginRefresh', due: monday }).thenNothing();
    given(created, chosen, due).when({ type: 'BeginRefresh', due: next }).thenNothing();
    given(created).when({ type: 'BeginRefresh', due: next }).thenNothing();
  });

  it('keeps the time of a slide that could not be asked, and none of one that shows something else', () => {
    const figure = { kind: 'figure', figure: 'graphs/ranking', filters: {} } as const;
    const failed: DeckEvent = {
      type: 'DeckRefreshed',
      data: { due: next, at: next, slides: [], failed: ['a'] },
    };
    const history = [created, added('a'), chosen, done, due, failed];
    const deck = history.reduce<Deck>(evolve, noDeck());
    expect(deck).toMatchObject({ moments: { a: { at: later, before: null, failed: next } } });
    const changed: DeckEvent = {
      type: 'SlideChanged',
      data: { owner: 'ada', slide: 'a', title: null, text: null, content: figure },
    };
    expect(evolve(deck, changed)).toMatchObject({ moments: {} });
    expect(evolve(deck, { type: 'RefreshChosen', data: { weekday: null, at } })).toMatchObject({
      refresh: null,
      moments: {},
    });
  });
});

describe('a deck', () => {
  it('is made with its first slides', () => {
    given()
      .when({ type: 'Create', by: ada, title: 'Milan', slides: [slide('a')], at })
      .thenEvents(created, added('a'));
  });

  it('gains, changes, moves and loses slides', () => {
    given(created)
      .when({ type: 'AddSlide', by: ada, slide: slide('a') })
      .thenEvents(added('a'));
    given(created, added('a'))
      .when({ type: 'ChangeSlide', by: ada, id: 'a', title: 'Lace' })
      .thenEvents({
        type: 'SlideChanged',
        data: { owner: 'ada', slide: 'a', title: 'Lace', text: 'Words', content: { kind: 'text' } },
      });
    given(created, added('a')).when({ type: 'ChangeSlide', by: ada, id: 'a', text: 'Words' }).thenEvents();
    given(created, added('a'), added('b'))
      .when({ type: 'Arrange', by: ada, order: ['b', 'a'] })
      .thenEvents({ type: 'SlidesArranged', data: { order: ['b', 'a'] } });
    given(created, added('a'))
      .when({ type: 'Arrange', by: ada, order: ['a', 'a'] })
      .thenRefused('deck/conflict');
    given(created, added('a'), added('b'))
      .when({ type: 'Arrange', by: ada, order: ['a'] })
      .thenRefused('deck/conflict');
    given(created, added('a'))
      .when({ type: 'RemoveSlide', by: ada, id: 'a' })
      .thenEvents({ type: 'SlideRemoved', data: { slide: 'a' } });
    given(created).when({ type: 'RemoveSlide', by: ada, id: 'a' }).thenRefused('slide/unknown');
  });

  it('holds so many slides and no more', () => {
    const full = Array.from({ length: DECK_LIMITS.slides }, (_, n) => added(`s${n}`));
    given(created, ...full)
      .when({ type: 'AddSlide', by: ada, slide: slide('one-more') })
      .thenRefused('deck/conflict');
  });

  it('is nothing to strangers, and to colleagues what they were given', () => {
    const rename = { type: 'Rename', title: 'Paris' } as const;
    const renamed: DeckEvent = { type: 'DeckRenamed', data: { owner: 'ada', title: 'Paris' } };
    given(created)
      .when({ ...rename, by: eve })
      .thenRefused('deck/unknown');
    given(created)
      .when({ ...rename, by: reader })
      .thenRefused('deck/forbidden');
    given(created)
      .when({ ...rename, by: bob })
      .thenEvents(renamed);
    given(created).when({ type: 'Delete', by: bob }).thenRefused('deck/forbidden');
  });

  it('becomes what it was, but for boards that are not of who restores it', () => {
    const board = { ...slide('b'), content: { kind: 'board', board: '0123456789abcdef' } as const };
    const to = {
      status: 'open',
      owner: 'ada',
      title: 'Paris',
      slides: [slide('b'), slide('a')],
      refresh: null,
      moments: {},
      created_at: at,
    } as const;
    given(created, added('a'), added('c'))
      .when({ type: 'Restore', by: bob, to })
      .thenEvents(
        { type: 'DeckRenamed', data: { owner: 'ada', title: 'Paris' } },
        { type: 'SlideRemoved', data: { slide: 'c' } },
        added('b'),
        { type: 'SlidesArranged', data: { order: ['b', 'a'] } },
      );
    given(created)
      .when({ type: 'Restore', by: bob, to: { ...to, slides: [board] } })
      .thenRefused('deck/forbidden');
  });

  it('shows boards that its owner put there, and no others of theirs', () => {
    const content = { kind: 'board', board: '0123456789abcdef' } as const;
    const board = { ...slide('b'), content };
    given(created).when({ type: 'AddSlide', by: bob, slide: board }).thenRefused('deck/forbidden');
    given(created, added('a'))
      .when({ type: 'ChangeSlide', by: bob, id: 'a', content })
      .thenRefused('deck/forbidden');
    given(created, added('a'))
      .when({ type: 'ChangeSlide', by: ada, id: 'a', content })
      .thenEvents({
        type: 'SlideChanged',
        data: { owner: 'ada', slide: 'a', title: null, text: 'Words', content },
      });
  });

  it('is gone once it is deleted', () => {
    given(created, { type: 'DeckDeleted', data: {} })
      .when({ type: 'Rename', by: ada, title: 'X' })
      .thenRefused('deck/unknown');
  });
});
