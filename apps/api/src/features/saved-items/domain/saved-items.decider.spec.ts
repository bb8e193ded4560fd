import { describe, it } from '@jest/globals';
import { specify } from '@toile/event-store';
import { savedItemsDecider } from './saved-items.decider.js';
import { MOST } from './saved-items.errors.js';
import type { SavedItemsEvent } from './saved-items.events.js';

const { given } = specify(savedItemsDecider);
const at = '2026-11-02T08:00:00.000Z';
const later = '2026-11-03T08:00:00.000Z';
const reference = { figure: 'category-overview/runway-share', filters: { city: 'milan' } } as const;
const limit = { measure: 'value', operator: 'above', threshold: 10 } as const;
const rule = { watches: 'figure', ...reference, row: 'denim', ...limit } as const;

const view = { owner: 'ada', id: 'v', name: 'Milan', address: '/data/dashboard/trends?city=milan', at };
const saved: SavedItemsEvent = { type: 'ViewSaved', data: view };
const note = { owner: 'ada', id: 'n', ...reference, date: '2026-11-01', text: 'The strike', at };
const written: SavedItemsEvent = { type: 'NoteWritten', data: note };
const set: SavedItemsEvent = {
  type: 'AlertSet',
  data: { owner: 'ada', id: 'a', name: 'Denim', ...rule, at },
};
const armed: SavedItemsEvent = { type: 'AlertArmed', data: { id: 'a' } };
const crossed = (value: number, isNews = true): SavedItemsEvent => ({
  type: 'AlertCrossed',
  data: { id: 'a', at: later, value, week: null, isNews },
});
const look = (value: number | null) =>
  ({ type: 'LookAtAlert', id: 'a', value, week: null, at: later }) as const;
const RESUME = {
  type: 'ChangeAlert',
  by: 'ada',
  id: 'a',
  paused: false,
  value: null,
  week: null,
  at: later,
} as const;
const chosen: SavedItemsEvent = { type: 'DigestChosen', data: { figures: [reference], weekday: 1, at } };

it('the weekly digest has followers, whatever else of it is changed', () => {
  const choose = (share: string | null) => ({ type: 'ChooseDigestMails', colleague: 'bob', share }) as const;
  const followed = (share: string | null): SavedItemsEvent => ({
    type: 'DigestMailsChosen',
    data: { colleague: 'bob', share },
  });
  given().when(choose(at)).thenRefused('digest/unknown');
  given(chosen).when(choose(at)).thenEvents(followed(at));
  given(chosen).when(choose(null)).thenNothing();
  given(chosen, followed(at), chosen).when(choose(at)).thenNothing();
  given(chosen, followed(at)).when(choose(later)).thenEvents(followed(later));
  given(chosen, followed(at)).when(choose(null)).thenEvents(followed(null));
});

describe('saved views', () => {
  it('are kept, renamed and deleted', () => {
    const { owner: by, ...rest } = view;
    given()
      .when({ type: 'SaveView', by, ...rest })
      .thenEvents(saved);
    given(saved)
      .when({ type: 'RenameView', by, id: 'v', name: 'Milano' })
      .thenEvents({ type: 'ViewRenamed', data: { owner: 'ada', id: 'v', name: 'Milano' } });
    given(saved).when({ type: 'RenameView', by, id: 'v', name: 'Milan' }).thenNothing();
    given(saved)
      .when({ type: 'DeleteView', id: 'v' })
      .thenEvents({ type: 'ViewDeleted', data: { id: 'v' } });
    given().when({ type: 'DeleteView', id: 'v' }).thenRefused('views/unknown');
  });

  it('are a hundred at most', () => {
    const { owner: by, ...rest } = view;
    const full = Array.from(
      { length: MOST.views },
      (_, n): SavedItemsEvent => ({ type: 'ViewSaved', data: { ...view, id: `${n}` } }),
    );
    given(...full)
      .when({ type: 'SaveView', by, ...rest })
      .thenRefused('views/conflict');
  });
});

describe('notes', () => {
  it('are written, changed in part, and removed', () => {
    const { owner: by, ...rest } = note;
    given()
      .when({ type: 'WriteNote', by, ...rest })
      .thenEvents(written);
    given(written)
      .when({ type: 'ChangeNote', by, id: 'n', text: 'The strike ended' })
      .thenEvents({
        type: 'NoteChanged',
        data: { owner: by, id: 'n', date: note.date, text: 'The strike ended' },
      });
    given(written).when({ type: 'ChangeNote', by, id: 'n', date: note.date }).thenNothing();
    given(written)
      .when({ type: 'RemoveNote', id: 'n' })
      .thenEvents({ type: 'NoteRemoved', data: { id: 'n' } });
    given(written).when({ type: 'RemoveNote', id: 'x' }).thenRefused('notes/unknown');
  });
});

describe('an alert', () => {
  it('has another limit, to which what it passed before does not belong, and followers while it is shared', () => {
    const followed = (share: string | null): SavedItemsEvent => ({
      type: 'AlertMailsChosen',
      data: { id: 'a', colleague: 'bob', share },
    });
    const choose = (share: string | null) =>
      ({ type: 'ChooseAlertMails', id: 'a', colleague: 'bob', share }) as const;
    const change = { type: 'ChangeAlert', by: 'ada', id: 'a', value: 12, week: null, at: later } as const;
    const changed = (threshold: number): SavedItemsEvent => ({
      type: 'AlertChanged',
      data: { owner: 'ada', id: 'a', name: 'Denim', measure: 'value', operator: 'above', threshold },
    });
    const past = [set, armed, crossed(12)];
    given(...past)
      .when({ ...change, limit: { ...limit, threshold: 20 } })
      .thenEvents(changed(20), armed);
    // It stands beyond the new limit: that is where it stands, and no news.
    given(...past)
      .when({ ...change, limit: { ...limit, threshold: 11 } })
      .thenEvents(changed(11), crossed(12, false));
    given(...past)
      .when({ ...change, limit, paused: true })
      .thenEvents({ type: 'AlertPaused', data: { id: 'a' } });
    given(...past)
      .when({ ...change, name: 'Denim', paused: false })
      .thenNothing();
    given(set).when(choose('monday')).thenEvents(followed('monday'));
    given(set, followed('monday')).when(choose('monday')).thenNothing();
    given(set, followed('monday')).when(choose('tuesday')).thenEvents(followed('tuesday'));
    given(set).when(choose(null)).thenNothing();
  });

  it('is armed by the first quiet number, and tells when it is passed', () => {
    const alert = { type: 'SetAlert', by: 'ada', id: 'a', name: 'Denim', rule, week: null, at } as const;
    given()
      .when({ ...alert, value: null })
      .thenEvents(set);
    given()
      .when({ ...alert, value: 9 })
      .thenEvents(set, armed);
    given(set).when(look(9)).thenEvents(armed);
    given(set, armed).when(look(10.5)).thenEvents(crossed(10.5));
    given(set, armed).when(look(9.5)).thenNothing();
    given(set, armed).when(look(null)).thenNothing();
  });

  it('does not tell of what had passed when it was set, nor twice of one crossing', () => {
    given(set).when(look(12)).thenEvents(crossed(12, false));
    given(set, crossed(12, false)).when({ type: 'MarkAlertReported', id: 'a' }).thenNothing();
    given(set, armed, crossed(11)).when(look(13)).thenNothing();
    given(set, armed, crossed(11)).when(look(9.8)).thenNothing();
    given(set, armed, crossed(11)).when(look(9.4)).thenEvents(armed);
    given(set, armed, crossed(11))
      .when({ type: 'MarkAlertReported', id: 'a' })
      .thenEvents({ type: 'AlertTold', data: { id: 'a' } });
  });

  it('rests while it is paused, and starts anew', () => {
    const paused: SavedItemsEvent = { type: 'AlertPaused', data: { id: 'a' } };
    const resumed: SavedItemsEvent = { type: 'AlertResumed', data: { id: 'a' } };
    given(set, armed).when({ type: 'PauseAlert', id: 'a' }).thenEvents(paused);
    given(set, armed, paused).when(look(11)).thenNothing();
    given(set, armed, paused).when(RESUME).thenEvents(resumed);
    given(set, armed, paused, resumed).when(look(11)).thenEvents(crossed(11, false));
    given(set).when(RESUME).thenNothing();
  });
});

describe('the weekly digest', () => {
  it('is sent once for each time it is due', () => {
    const sent: SavedItemsEvent = { type: 'DigestSent', data: { due: later } };
    given()
      .when({ type: 'ChooseDigest', figures: [reference], weekday: 1, at })
      .thenEvents(chosen);
    given(chosen).when({ type: 'MarkDigestSent', due: later }).thenEvents(sent);
    given(chosen, sent).when({ type: 'MarkDigestSent', due: later }).thenNothing();
    given().when({ type: 'PauseDigest' }).thenRefused('digest/unknown');
  });
});

describe('groups and comparison sets', () => {
  const named = {
    owner: 'ada',
    id: 'g',
    name: 'Rivals',
    dimension: 'brand',
    members: ['verne', 'ostara'],
    at,
  } as const;
  const group: SavedItemsEvent = { type: 'GroupSaved', data: named };
  const ofSet = {
    owner: 'ada',
    id: 's',
    name: 'Peers',
    dimension: 'brand',
    members: ['nola', '~g'],
    at,
  } as const;
  const kept: SavedItemsEvent = { type: 'SetSaved', data: ofSet };
  const second: SavedItemsEvent = { type: 'SetSaved', data: { ...ofSet, id: 's2', members: ['nola'] } };
  const isDefault: SavedItemsEvent = { type: 'DefaultSetChosen', data: { dimension: 'brand', id: 's' } };

  it('are kept, changed where something changes, and deleted', () => {
    const { owner: by, ...rest } = named;
    given()
      .when({ type: 'SaveGroup', by, ...rest })
      .thenEvents(group);
    given(group)
      .when({ type: 'ChangeGroup', by, id: 'g', members: ['verne'] })
      .thenEvents({ type: 'GroupChanged', data: { owner: by, id: 'g', name: 'Rivals', members: ['verne'] } });
    given(group).when({ type: 'ChangeGroup', by, id: 'g', name: 'Rivals' }).thenEvents();
    given(group)
      .when({ type: 'DeleteGroup', id: 'g' })
      .thenEvents({ type: 'GroupDeleted', data: { id: 'g' } });
    given().when({ type: 'DeleteSet', id: 's' }).thenRefused('sets/unknown');
  });

  it('of others are in no set of one’s own, nor those of another dimension', () => {
    const { owner: by, ...rest } = ofSet;
    given(group)
      .when({ type: 'SaveSet', by, ...rest })
      .thenEvents(kept);
    given()
      .when({ type: 'SaveSet', by, ...rest })
      .thenRefused('sets/invalid');
    given(group)
      .when({ type: 'SaveSet', by, ...rest, dimension: 'tag' })
      .thenRefused('sets/invalid');
    given(group, kept, { type: 'GroupDeleted', data: { id: 'g' } })
      .when({ type: 'ChangeSet', by, id: 's', members: ['nola'] })
      .thenEvents();
  });

  it('have one default of each dimension, which gives way to another', () => {
    given(group, kept).when({ type: 'ChangeSet', by: 'ada', id: 's', isDefault: true }).thenEvents(isDefault);
    given(group, kept, isDefault)
      .when({ type: 'ChangeSet', by: 'ada', id: 's', isDefault: true })
      .thenEvents();
    const other = { dimension: 'brand', id: 's2' } as const;
    given(group, kept, second, isDefault)
      .when({ type: 'ChangeSet', by: 'ada', id: 's2', isDefault: true })
      .thenEvents({ type: 'DefaultSetChosen', data: other });
    // The one before is none any more.
    given(group, kept, second, isDefault, { type: 'DefaultSetChosen', data: other })
      .when({ type: 'ChangeSet', by: 'ada', id: 's', isDefault: false })
      .thenEvents();
    given(group, kept, isDefault)
      .when({ type: 'ChangeSet', by: 'ada', id: 's', isDefault: false })
      .thenEvents({ type: 'DefaultSetChosen', data: { dimension: 'brand', id: null } });
  });
});

describe('documents that are mailed', () => {
  const scheduled: SavedItemsEvent = {
    type: 'DocumentScheduled',
    data: {
      owner: 'ada',
      id: 'd',
      name: 'Milan',
      document: { kind: 'deck', deck: 'k' },
      format: 'pdf',
      weekdays: [1],
      to: ['ada', 'bob'],
      at,
    },
  };
  const due = '2026-11-09T06:00:00.000Z';
  const begun: SavedItemsEvent = { type: 'DocumentDue', data: { id: 'd', due } };
  const mailed = { id: 'd', due, at: later, count: 2 };

  it('are begun once each time they are due, and mailed once', () => {
    given(scheduled).when({ type: 'BeginDocument', id: 'd', due }).thenEvents(begun);
    given(scheduled, begun).when({ type: 'BeginDocument', id: 'd', due }).thenNothing();
    given(scheduled).when({ type: 'BeginDocument', id: 'd', due: at }).thenNothing();
    given(scheduled, begun)
      .when({ type: 'MarkDocumentMailed', ...mailed })
      .thenEvents({ type: 'DocumentMailed', data: mailed });
    given(scheduled, begun, { type: 'DocumentMailed', data: mailed })
      .when({ type: 'MarkDocumentMailed', ...mailed })
      .thenNothing();
    given(scheduled, { type: 'SchedulePaused', data: { id: 'd' } })
      .when({ type: 'BeginDocument', id: 'd', due })
      .thenNothing();
  });

  it('begin anew with the days they are changed to, and never go to who has left', () => {
    const change = { type: 'ChangeSchedule', by: 'ada', id: 'd', at: later } as const;
    given(scheduled).when(change).thenNothing();
    const {
      at: _,
      document: _document,
      ...kept
    } = scheduled.data as typeof scheduled.data & { document: unknown };
    const changed = {
      type: 'ScheduleChanged',
      data: { ...kept, weekdays: [1, 2], at: later },
    } as SavedItemsEvent;
    given(scheduled)
      .when({ ...change, weekdays: [1, 2] })
      .thenEvents(changed);
    // Tuesday the third, which was over when it was chosen.
    given(scheduled, changed).when({ type: 'BeginDocument', id: 'd', due: later }).thenNothing();
    given(scheduled)
      .when({ type: 'LeaveSchedule', id: 'd', colleague: 'bob' })
      .thenEvents({ type: 'ScheduleLeft', data: { id: 'd', colleague: 'bob' } });
    given(scheduled, { type: 'ScheduleLeft', data: { id: 'd', colleague: 'bob' } })
      .when({ ...change, to: ['bob'] })
      .thenRefused('schedules/forbidden');
  });
});
