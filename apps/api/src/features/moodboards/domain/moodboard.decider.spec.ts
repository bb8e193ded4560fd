import { describe, it } from '@jest/globals';
import { specify } from '@toile/event-store';
import type { BoardPeopleCommand } from './board-people.decider.js';
import { type MoodboardCommand, moodboardDecider } from './moodboard.decider.js';
import type { MoodboardEvent } from './moodboard.events.js';
import { emptyBoard } from './moodboard.state.js';

const { given } = specify(moodboardDecider);
const [ada, bob] = ['ada', 'bob'];
const at = new Date('2026-10-01T12:00:00.000Z');
const created: MoodboardEvent = { type: 'MoodboardCreated', data: { owner: ada, name: 'Denim', token: 't' } };
const picture = (slug: string) => ({ type: 'look', slug, image_filename: `${slug}.jpg` }) as const;
const added = (slug: string): MoodboardEvent => ({ type: 'LookAddedToMoodboard', data: picture(slug) });
const deleted: MoodboardEvent = { type: 'MoodboardDeleted', data: { deleted_at: at.toISOString() } };
const look = (slug: string) => ({ type: 'look', slug }) as const;
const daysLater = (days: number) => new Date(at.getTime() + days * 86_400_000);

describe('a moodboard', () => {
  it('is created once, with a first picture if there is one', () => {
    const create = { type: 'Create', by: ada, name: 'Denim', token: 't' } as const;
    given().when(create).thenEvents(created);
    given()
      .when({ ...create, first: picture('a') })
      .thenEvents(created, added('a'));
    given(created).when(create).thenRefused('moodboard/conflict');
  });

  it('is renamed by its owner only', () => {
    given(created).when({ type: 'Rename', by: bob, name: 'Mine' }).thenRefused('moodboard/unknown');
    given().when({ type: 'Rename', by: ada, name: 'Wool' }).thenRefused('moodboard/unknown');
    given(created).when({ type: 'Rename', by: ada, name: 'Denim' }).thenNothing();
    given(created)
      .when({ type: 'Rename', by: ada, name: 'Wool' })
      .thenEvents({ type: 'MoodboardRenamed', data: { owner: ada, name: 'Wool' } });
  });

  it('gains a look once and holds at most 500', () => {
    given(created)
      .when({ type: 'AddLook', by: ada, picture: picture('a') })
      .thenEvents(added('a'));
    given(created, added('a'))
      .when({ type: 'AddLook', by: ada, picture: picture('a') })
      .thenNothing();
    const full = Array.from({ length: 500 }, (_, index) => added(`l${index}`));
    given(created, ...full)
      .when({ type: 'AddLook', by: ada, picture: picture('one-more') })
      .thenRefused('moodboard-size/invalid');
  });

  it('loses a look, and does not mind being asked twice', () => {
    given(created, added('a'))
      .when({ type: 'RemoveLook', by: ada, item: look('a') })
      .thenEvents({ type: 'LookRemovedFromMoodboard', data: look('a') });
    given(created)
      .when({ type: 'RemoveLook', by: ada, item: look('a') })
      .thenNothing();
  });

  it('keeps a comment on a picture it holds; an empty one removes it', () => {
    const commented = (comment: string | null): MoodboardEvent => ({
      type: 'LookCommentedOnMoodboard',
      data: { owner: ada, ...look('a'), comment },
    });
    given(created, added('a'))
      .when({ type: 'CommentLook', by: ada, item: { slug: 'a' }, comment: 'the cut' })
      .thenEvents(commented('the cut'));
    given(created, added('a'), commented('the cut'))
      .when({ type: 'CommentLook', by: ada, item: look('a'), comment: '' })
      .thenEvents(commented(null));
    given(created)
      .when({ type: 'CommentLook', by: ada, item: { slug: 'a' }, comment: 'x' })
      .thenRefused('moodboard-item/unknown');
  });

  it('is reordered by a permutation of what it holds and nothing else', () => {
    const held = [created, added('a'), added('b')];
    given(...held)
      .when({ type: 'Reorder', by: ada, order: ['look:b', 'look:a'] })
      .thenEvents({ type: 'MoodboardReordered', data: { order: ['look:b', 'look:a'] } });
    given(...held)
      .when({ type: 'Reorder', by: ada, order: ['look:a', 'look:b'] })
      .thenNothing();
    for (const order of [
      ['look:a'],
      ['look:a', 'look:a'],
      ['look:a', 'look:c'],
      ['look:a', 'look:b', 'look:b'],
    ])
      given(...held)
        .when({ type: 'Reorder', by: ada, order })
        .thenRefused('moodboard-order/invalid');
  });

  it('shows its pictures in the new order, the comments with them', () => {
    given(created, added('a'), added('b'))
      .when({ type: 'Reorder', by: ada, order: ['look:b', 'look:a'] })
      .thenState({
        status: 'open',
        ...emptyBoard(ada, 'Denim'),
        token: 't',
        items: ['b', 'a'].map((slug) => ({ ...picture(slug), comment: null, section: null })),
      });
  });

  it('can be restored for 30 days after it was deleted, whole', () => {
    given(created).when({ type: 'Delete', by: ada, at }).thenEvents(deleted);
    given(created, deleted).when({ type: 'Delete', by: ada, at }).thenRefused('moodboard/unknown');
    given(created, deleted)
      .when({ type: 'Restore', by: ada, at: daysLater(30) })
      .thenEvents({ type: 'MoodboardRestored', data: {} });
    given(created, deleted)
      .when({ type: 'Restore', by: ada, at: daysLater(30.1) })
      .thenRefused('moodboard/expired');
    given(created, deleted).when({ type: 'Restore', by: bob, at }).thenRefused('moodboard/unknown');
    given(created, added('a'), deleted)
      .when({ type: 'Restore', by: ada, at })
      .thenState({
        status: 'open',
        ...emptyBoard(ada, 'Denim'),
        token: 't',
        items: [{ ...picture('a'), comment: null, section: null }],
      });
  });

  it('is shared under a new token and taken back', () => {
    given(created)
      .when({ type: 'Share', by: ada, token: 'u' })
      .thenEvents({ type: 'MoodboardShared', data: { token: 'u' } });
    given(created).when({ type: 'Unshare', by: ada }).thenEvents({ type: 'MoodboardUnshared', data: {} });
    given(created, { type: 'MoodboardUnshared', data: {} }).when({ type: 'Unshare', by: ada }).thenNothing();
  });

  it('can still be read when the name of its owner is erased', () => {
    given({ type: 'MoodboardCreated', data: { owner: ada, name: null, token: 't' } })
      .when({ type: 'Unshare', by: ada })
      .thenState({
        status: 'open',
        ...emptyBoard(ada, ''),
      });
  });

  it('is described in a few words, which an empty text takes away', () => {
    const described = (description: string | null): MoodboardEvent => ({
      type: 'MoodboardDescribed',
      data: { owner: ada, description },
    });
    const describe = (description: string) => ({ type: 'Rename', by: ada, description }) as const;
    given(created).when(describe('For the buyers')).thenEvents(described('For the buyers'));
    given(created, described('x')).when(describe('x')).thenNothing();
    given(created, described('x')).when(describe('')).thenEvents(described(null));
    given(created)
      .when({ ...describe('y'), name: 'Wool' })
      .thenEvents({ type: 'MoodboardRenamed', data: { owner: ada, name: 'Wool' } }, described('y'));
    given(created)
      .when({ ...describe('y'), by: bob })
      .thenRefused('moodboard/unknown');
  });

  it('has a cover of its choice, which goes with its picture', () => {
    const chosen = (cover: string | null): MoodboardEvent => ({
      type: 'MoodboardCoverChosen',
      data: { cover },
    });
    const held = [created, added('a'), added('b')];
    const choose = (item: ReturnType<typeof look> | null) =>
      ({ type: 'ChooseCover', by: ada, item }) as const;
    given(...held)
      .when(choose(look('b')))
      .thenEvents(chosen('look:b'));
    given(...held, chosen('look:b'))
      .when(choose(look('b')))
      .thenNothing();
    given(...held, chosen('look:b'))
      .when(choose(null))
      .thenEvents(chosen(null));
    given(...held)
      .when(choose(look('c')))
      .thenRefused('moodboard-item/unknown');
    given(...held)
      .when({ ...choose(look('b')), by: bob })
      .thenRefused('moodboard/unknown');
    given(...held, chosen('look:b'), { type: 'LookRemovedFromMoodboard', data: look('b') })
      .when(choose(null))
      .thenNothing();
  });

  it('takes many at once with their comments, all or none, and gives many away', () => {
    const noted = { ...picture('b'), comment: 'the cut' };
    given(created, added('a'))
      .when({ type: 'AddLooks', by: ada, pictures: [{ ...picture('a'), comment: 'x' }, noted, noted] })
      .thenEvents(added('b'), {
        type: 'LookCommentedOnMoodboard',
        data: { owner: ada, ...look('b'), comment: 'the cut' },
      });
    const almost = Array.from({ length: 499 }, (_, index) => added(`l${index}`));
    given(created, ...almost)
      .when({
        type: 'AddLooks',
        by: ada,
        pictures: ['x', 'y'].map((one) => ({ ...picture(one), comment: null, section: null })),
      })
      .thenRefused('moodboard-size/invalid');
    given(created, added('a'), added('b'))
      .when({ type: 'RemoveLooks', by: ada, items: [look('b'), look('c'), look('a')] })
      .thenEvents(
        { type: 'LookRemovedFromMoodboard', data: look('a') },
        { type: 'LookRemovedFromMoodboard', data: look('b') },
      );
    for (const command of [
      { type: 'AddLooks', by: bob, pictures: [] },
      { type: 'RemoveLooks', by: bob, items: [] },
    ] as const)
      given(created).when(command).thenRefused('moodboard/unknown');
  });

  it('has sections, and moves pictures among them by its order', () => {
    const named = (section: string, name: string): MoodboardEvent => ({
      type: 'MoodboardSectionNamed',
      data: { owner: ada, section, name },
    });
    const reordered = (...order: string[]): MoodboardEvent => ({
      type: 'MoodboardReordered',
      data: { order },
    });
    const held = [created, added('a'), added('b'), named('day', 'Day'), named('eve', 'Evening')];
    const apart = reordered('section:eve', 'look:a', 'section:day', 'look:b');
    const name = (section: string, words: string) =>
      ({ type: 'NameSection', by: ada, section, name: words }) as const;
    given(created).when(name('day', 'Day')).thenEvents(named('day', 'Day'));
    given(...held)
      .when(name('day', 'Day'))
      .thenNothing();
    given(...held)
      .when(name('day', 'Noon'))
      .thenEvents(named('day', 'Noon'));
    const many = Array.from({ length: 40 }, (_, index) => named(`s${index}`, 'x'));
    given(created, ...many)
      .when(name('more', 'x'))
      .thenRefused('moodboard-sections/invalid');
    given(...held)
      .when({ type: 'Reorder', by: ada, order: ['section:eve', 'look:a', 'section:day', 'look:b'] })
      .thenEvents(apart);
    for (const order of [
      ['section:day', 'look:a', 'look:b'],
      ['look:a', 'look:b', 'section:x'],
    ])
      given(...held)
        .when({ type: 'Reorder', by: ada, order })
        .thenRefused('moodboard-order/invalid');
    const board = {
      status: 'open',
      ...emptyBoard(ada, 'Denim'),
      token: 't',
    } as const;
    const item = (slug: string, section: string | null) => ({ ...picture(slug), comment: null, section });
    const [day, eve] = [
      { id: 'day', name: 'Day' },
      { id: 'eve', name: 'Evening' },
    ];
    // An order of pictures alone leaves each in its section; a new picture stands above the first.
    given(...held, apart, reordered('look:b', 'look:a'))
      .when({ type: 'AddLook', by: ada, picture: picture('c') })
      .thenState({
        ...board,
        sections: [eve, day],
        items: [item('c', null), item('a', 'eve'), item('b', 'day')],
      });
    given(...held, apart)
      .when({ type: 'RemoveSection', by: ada, section: 'day' })
      .thenState({ ...board, sections: [eve], items: [item('a', 'eve'), item('b', 'eve')] });
    given(...held)
      .when({ type: 'RemoveSection', by: ada, section: 'gone' })
      .thenNothing();
    for (const command of [name('x', 'x'), { type: 'RemoveSection', section: 'day' } as const])
      given(...held)
        .when({ ...command, by: bob })
        .thenRefused('moodboard/unknown');
  });

  it('shows again what it showed before, by the events a hand would have caused', () => {
    const content = {
      name: 'Wool',
      description: 'x',
      cover: 'look:c',
      sections: [{ id: 's', name: 'Late' }],
      items: [
        { ...picture('c'), comment: null, section: null },
        { ...picture('b'), comment: 'old', section: 's' },
      ],
    };
    given(created, added('a'), added('b'))
      .when({ type: 'BringBack', by: ada, content })
      .thenEvents(
        { type: 'MoodboardRenamed', data: { owner: ada, name: 'Wool' } },
        { type: 'MoodboardDescribed', data: { owner: ada, description: 'x' } },
        { type: 'LookRemovedFromMoodboard', data: look('a') },
        added('c'),
        { type: 'LookCommentedOnMoodboard', data: { owner: ada, ...look('b'), comment: 'old' } },
        { type: 'MoodboardSectionNamed', data: { owner: ada, section: 's', name: 'Late' } },
        { type: 'MoodboardReordered', data: { order: ['look:c', 'section:s', 'look:b'] } },
        { type: 'MoodboardCoverChosen', data: { cover: 'look:c' } },
      );
    given(created, added('a'))
      .when({ type: 'BringBack', by: ada, content })
      .thenState({ status: 'open', ...emptyBoard(ada, 'Wool'), token: 't', ...content });
    given(created).when({ type: 'BringBack', by: bob, content }).thenRefused('moodboard/unknown');
    given(created, deleted).when({ type: 'BringBack', by: ada, content }).thenRefused('moodboard/unknown');
  });

  it('refuses everything that is not its owner’s to do, and everything once it is deleted', () => {
    type OfBoard = Exclude<MoodboardCommand, BoardPeopleCommand>;
    const commands: { [T in OfBoard['type']]?: Extract<OfBoard, { type: T }> } = {
      Rename: { type: 'Rename', by: bob, name: 'x' },
      AddLook: { type: 'AddLook', by: bob, picture: picture('a') },
      RemoveLook: { type: 'RemoveLook', by: bob, item: look('a') },
      CommentLook: { type: 'CommentLook', by: bob, item: look('a'), comment: 'x' },
      Reorder: { type: 'Reorder', by: bob, order: [] },
      Delete: { type: 'Delete', by: bob, at },
      Share: { type: 'Share', by: bob, token: 'u' },
      Unshare: { type: 'Unshare', by: bob },
    };
    for (const command of Object.values(commands)) {
      given(created).when(command).thenRefused('moodboard/unknown');
      given()
        .when({ ...command, by: ada })
        .thenRefused('moodboard/unknown');
      given(created, deleted)
        .when({ ...command, by: ada })
        .thenRefused('moodboard/unknown');
    }
    given().when({ type: 'Restore', by: ada, at }).thenRefused('moodboard/unknown');
  });
});
