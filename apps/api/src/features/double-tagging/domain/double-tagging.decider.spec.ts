import { afterEach, describe, it } from '@jest/globals';
import { specify } from '@toile/event-store';
import { setCurrentVocabulary, Vocabulary } from '@toile/vocabulary';
import { doubleTaggingDecider } from './double-tagging.decider.js';
import type { DoubleTaggingEvent, Place } from './double-tagging.events.js';

const { given } = specify(doubleTaggingDecider);
const show = 'fw26';
const began: DoubleTaggingEvent = {
  type: 'DoubleTaggingBegan',
  data: { show, looks: ['a', 'b'], percent: 100, seed: 1 },
};
const took = (place: Place, tagger: string): DoubleTaggingEvent => ({
  type: 'PlaceTaken',
  data: { place, tagger },
});
const both = [began, took('first', 'ada'), took('second', 'bob')];
const tag = (slug: string) => ({ slug, name: slug });
const said = (place: Place, look: string, ...tags: string[]): DoubleTaggingEvent => ({
  type: 'OpinionChanged',
  data: { place, looks: [look], add: tags.map(tag), remove: [] },
});
const finished = (place: Place, look: string): DoubleTaggingEvent => ({
  type: 'LookFinished',
  data: { place, look },
});
const settled: DoubleTaggingEvent = {
  type: 'LookSettled',
  data: { look: 'a', taken: ['lace'], by: 'eve' },
};
/** Both have velvet, one alone lace, one alone denim. */
const compared = [
  ...both,
  said('first', 'a', 'velvet', 'lace'),
  said('second', 'a', 'velvet', 'denim'),
  finished('first', 'a'),
  finished('second', 'a'),
];

describe('a show that is tagged twice', () => {
  it('begins with looks, and once at a time', () => {
    const begin = { type: 'Begin', show, looks: ['a', 'b'], percent: 100, seed: 1 } as const;
    given().when(begin).thenEvents(began);
    given()
      .when({ ...begin, looks: [] })
      .thenRefused('double-tagging/invalid');
    given(began).when(begin).thenRefused('double-tagging/conflict');
    given(began, { type: 'DoubleTaggingEnded', data: { show } }).when(begin).thenEvents(began);
    given().when({ type: 'TakePlace', show, by: 'ada' }).thenRefused('double-tagging/unknown');
  });

  it('has two places, which whoever has one leaves only while nobody has seen their tags', () => {
    given(began).when({ type: 'TakePlace', show, by: 'ada' }).thenEvents(took('first', 'ada'));
    given(began, took('first', 'ada')).when({ type: 'TakePlace', show, by: 'ada' }).thenNothing();
    given(began, took('first', 'ada'))
      .when({ type: 'TakePlace', show, by: 'bob' })
      .thenEvents(took('second', 'bob'));
    given(...both)
      .when({ type: 'TakePlace', show, by: 'eve' })
      .thenRefused('tagging-place/conflict');
    given(...both, said('first', 'a', 'velvet'))
      .when({ type: 'LeavePlace', show, by: 'ada' })
      .thenEvents({ type: 'PlaceLeft', data: { place: 'first' } });
    given(...both)
      .when({ type: 'LeavePlace', show, by: 'eve' })
      .thenNothing();
    given(...compared)
      .when({ type: 'LeavePlace', show, by: 'ada' })
      .thenRefused('tagging-place/conflict');
  });

  it('takes what was said with whoever leaves', () => {
    const left: DoubleTaggingEvent = { type: 'PlaceLeft', data: { place: 'first' } };
    const unsaid = { tags: [], done: false };
    given(began, took('first', 'ada'), said('first', 'a', 'velvet'), left)
      .when({ type: 'TakePlace', show, by: 'eve' })
      .thenState({
        status: 'open',
        show,
        percent: 100,
        seed: 1,
        looks: {
          a: { first: unsaid, second: unsaid, settled: null },
          b: { first: unsaid, second: unsaid, settled: null },
        },
        taggers: { first: 'eve', second: null },
        taggersMaySettle: false,
      });
  });

  it('is tagged by the two alone, each for themselves', () => {
    const velvet = { type: 'Tag', show, looks: ['a'], add: [tag('velvet')], remove: [] } as const;
    given(...both)
      .when({ ...velvet, by: 'bob' })
      .thenEvents(said('second', 'a', 'velvet'));
    given(...both, said('first', 'a', 'velvet'))
      .when({ ...velvet, by: 'bob' })
      .thenEvents(said('second', 'a', 'velvet'));
    given(...both, said('first', 'a', 'velvet'))
      .when({ ...velvet, by: 'ada' })
      .thenNothing();
    given(...both)
      .when({ ...velvet, by: 'eve' })
      .thenRefused('tagging-place/forbidden');
    given(...both)
      .when({ ...velvet, by: 'ada', looks: ['c'] })
      .thenRefused('tagged-look/unknown');
  });

  it('keeps a look as it is once its tagger is done with it, until they take that back or the other is done too', () => {
    const velvet = { type: 'Tag', show, by: 'ada', looks: ['a'], add: [tag('velvet')], remove: [] } as const;
    const reopen = { type: 'Reopen', show, by: 'ada', look: 'a' } as const;
    given(...both)
      .when({ type: 'Finish', show, by: 'ada', look: 'a' })
      .thenEvents(finished('first', 'a'));
    given(...both, finished('first', 'a'))
      .when({ type: 'Finish', show, by: 'ada', look: 'a' })
      .thenNothing();
    given(...both, finished('first', 'a'))
      .when(velvet)
      .thenRefused('tagged-look/conflict');
    given(...both, finished('first', 'a'))
      .when(reopen)
      .thenEvents({ type: 'LookReopened', data: { place: 'first', look: 'a' } });
    given(...compared)
      .when(reopen)
      .thenRefused('tagged-look/conflict');
  });

  it('is settled by a third person, look by look, out of what one alone gave', () => {
    const settle = { type: 'Settle', show, by: 'eve', look: 'a', taken: ['lace'] } as const;
    given(...compared)
      .when(settle)
      .thenEvents(settled);
    given(...compared)
      .when({ ...settle, taken: ['velvet'] })
      .thenRefused('settlement/invalid');
    given(...compared)
      .when({ ...settle, look: 'b' })
      .thenRefused('tagged-look/conflict');
    given(...both, finished('first', 'a'), said('second', 'a', 'denim'))
      .when({ ...settle, taken: ['denim'] })
      .thenRefused('tagged-look/conflict');
    given(...compared)
      .when({ ...settle, by: 'ada' })
      .thenRefused('settlement/forbidden');
    given(...compared, { type: 'TaggersAdmitted', data: { admitted: true } })
      .when({ ...settle, by: 'ada' })
      .thenEvents({ ...settled, data: { ...settled.data, by: 'ada' } } as DoubleTaggingEvent);
  });

  it('is settled once; who comes second is told, and whoever settled may undo it', () => {
    const settle = { type: 'Settle', show, by: 'eve', look: 'a', taken: ['lace'] } as const;
    given(...compared, settled)
      .when({ ...settle, by: 'zoe' })
      .thenNothing();
    given(...compared, settled)
      .when({ ...settle, by: 'zoe', taken: [] })
      .thenRefused('settlement/conflict');
    given(...compared, settled)
      .when({ type: 'UndoSettlement', show, by: 'eve', look: 'a' })
      .thenEvents({ type: 'SettlementUndone', data: { look: 'a', by: 'eve' } });
    given(...compared)
      .when({ type: 'UndoSettlement', show, by: 'eve', look: 'a' })
      .thenRefused('settlement/unknown');
  });

  it('wants no third where the two agree', () => {
    given(...both, said('first', 'a', 'velvet'), said('second', 'a', 'velvet'))
      .when({ type: 'Finish', show, by: 'bob', look: 'a' })
      .thenEvents(finished('second', 'a'));
    given(...both, finished('first', 'a'), finished('second', 'a'))
      .when({ type: 'Settle', show, by: 'eve', look: 'a', taken: [] })
      .thenNothing();
  });

  it('ends, and then nothing more is said', () => {
    const ended: DoubleTaggingEvent = { type: 'DoubleTaggingEnded', data: { show } };
    given(...both)
      .when({ type: 'End', show })
      .thenEvents(ended);
    given(...both, ended)
      .when({ type: 'End', show })
      .thenNothing();
    given(...both, ended)
      .when({ type: 'Finish', show, by: 'ada', look: 'a' })
      .thenRefused('double-tagging/conflict');
  });
});

describe('a tag whose concept was merged into another', () => {
  afterEach(() => setCurrentVocabulary(undefined));
  const merged = () =>
    setCurrentVocabulary(new Vocabulary({ 'fabric/denim': { mergedInto: 'fabric/velvet' } }));
  const words = [
    ...both,
    said('first', 'a', 'denim'),
    said('second', 'a', 'velvet'),
    finished('first', 'a'),
    finished('second', 'a'),
  ];
  const settle = { type: 'Settle', show, by: 'eve', look: 'a', taken: ['denim'] } as const;

  it('is no disagreement with that one, and one again once they are parted', () => {
    given(...words)
      .when(settle)
      .thenEvents({ type: 'LookSettled', data: { look: 'a', taken: ['denim'], by: 'eve' } });
    merged();
    given(...words)
      .when(settle)
      .thenRefused('settlement/invalid');
    given(...words)
      .when({ ...settle, taken: [] })
      .thenNothing();
  });

  it('is not given twice, and is taken off by the name of now', () => {
    merged();
    const before = [...both, said('first', 'a', 'denim')];
    const tagA = { type: 'Tag', show, by: 'ada', looks: ['a'] } as const;
    given(...before)
      .when({ ...tagA, add: [tag('velvet')], remove: [] })
      .thenNothing();
    given(...before)
      .when({ ...tagA, add: [], remove: ['velvet'] })
      .thenEvents({
        type: 'OpinionChanged',
        data: { place: 'first', looks: ['a'], add: [], remove: ['velvet', 'denim'] },
      });
  });
});
