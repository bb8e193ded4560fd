import { describe, expect, it } from '@jest/globals';
import { fold, specify } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import { conceptOf } from '@toile/vocabulary';
import { type VocabularyCommand, vocabularyDecider } from './vocabulary.decider.js';
import type { VocabularyEvent } from './vocabulary.events.js';

const { given } = specify(vocabularyDecider);
const TRENCH = 'garment/trench-coat';
const GILET = 'garment/gilet-jardinier';
const added: VocabularyEvent = {
  type: 'ConceptAdded',
  data: {
    concept: GILET,
    label: { en: 'Gardener gilet', fr: 'Gilet de jardinier' },
    plural: {},
    words: { fr: ['jardinière brodée'] },
    parents: ['garment/outerwear'],
    note: '',
  },
};
const { concept: _, ...what } = added.data as { concept: string } & Extract<
  VocabularyCommand,
  { type: 'Add' }
>['added'];
const add = (over: Partial<typeof what> = {}, concept = GILET): VocabularyCommand => {
  return { type: 'Add', concept, added: { ...what, ...over } };
};
const reword = (over: object, version = 0, concept = TRENCH): VocabularyCommand => {
  return { type: 'Reword', concept, version, ...over };
};
const reworded = (data: object, concept = TRENCH): VocabularyEvent => {
  return { type: 'ConceptReworded', data: { concept, ...data } };
};
const move = (concept: string, parents: string[], version = 0): VocabularyCommand => {
  return { type: 'Move', concept, version, parents };
};
const moved = (concept: string, parents: string[]): VocabularyEvent => {
  return { type: 'ConceptMoved', data: { concept, parents } };
};
const merge = (concept: string, into: string, version = 0): VocabularyCommand => {
  return { type: 'Merge', concept, into, version, retag: 'r1' };
};
const merged = (concept: string, into: string): VocabularyEvent => {
  return { type: 'ConceptMerged', data: { concept, into, retag: 'r1' } };
};
const words = (locale: string) => [...(conceptOf('garment', 'trench-coat')?.words?.[locale as 'fr'] ?? [])];

describe('a concept that is added', () => {
  it('is new, of a kind that looks are tagged with, under concepts there are', () => {
    given().when(add()).thenEvents(added);
    given(added).when(add()).thenRefused('concept/conflict');
    given().when(add({}, TRENCH)).thenRefused('concept/conflict');
    // A tag's slug names one concept.
    given().when(add({}, 'bag/trench-coat')).thenRefused('concept/conflict');
    given().when(add({}, 'city/lyon')).thenRefused('concept-kind/invalid');
    given()
      .when(add({ parents: ['garment/no-such'] }))
      .thenRefused('concept-parents/invalid');
    given()
      .when(add({ parents: ['tone/reds'] }))
      .thenRefused('concept-parents/invalid');
  });

  it('is called by words that mean nothing else in their language', () => {
    given()
      .when(add({ words: { fr: ['TRENCHS', 'Trench'] } }))
      .thenRefused('concept-words/conflict');
    given()
      .when(add({ label: { en: 'Parka' } }))
      .thenRefused('concept-words/conflict');
    given()
      .when(add({ words: { en: ['without'] } }))
      .thenRefused('concept-words/invalid');
    given()
      .when(add({ words: { zh: ['！？'] } }))
      .thenRefused('concept-words/invalid');
    given(added)
      .when(add({ words: { fr: ['Jardiniere brodee'] } }, 'garment/other'))
      .thenRefused('concept-words/conflict');
  });

  it('can be retired while nothing hangs on it, and added again', () => {
    const retire = (version: number): VocabularyCommand => ({ type: 'Retire', concept: GILET, version });
    const retired: VocabularyEvent = { type: 'ConceptRetired', data: { concept: GILET } };
    given(added).when(retire(1)).thenEvents(retired);
    given(added, moved(TRENCH, [GILET]))
      .when(retire(1))
      .thenRefused('concept/conflict');
    given(added, merged('garment/parka', GILET)).when(retire(2)).thenRefused('concept/conflict');
    given().when({ type: 'Retire', concept: TRENCH, version: 0 }).thenRefused('concept/conflict');
    given(added, retired).when(retire(2)).thenRefused('concept/unknown');
    given(added, retired).when(add()).thenEvents(added);
  });
});

describe('a concept', () => {
  it('gets other words: what differs is the event', () => {
    given()
      .when(reword({ label: { fr: 'Imper' }, words: { fr: [...words('fr'), 'grandcouvert'] } }))
      .thenEvents(reworded({ label: { fr: 'Imper' }, words: { fr: { add: ['grandcouvert'], remove: [] } } }));
    given()
      .when(reword({ words: { fr: [] } }))
      .thenEvents(reworded({ words: { fr: { add: [], remove: words('fr') } } }));
    given()
      .when(reword({ label: { fr: conceptOf('garment', 'trench-coat')?.label.fr } }))
      .thenNothing();
    given()
      .when(reword({ words: { fr: [...words('fr'), 'parka'] } }))
      .thenRefused('concept-words/conflict');
    given()
      .when(reword({}, 0, 'garment/no-such'))
      .thenRefused('concept/unknown');
    // A language may call it as English does, once somebody has said so.
    given(added)
      .when(reword({ label: { zh: 'Gardener gilet' } }, 1, GILET))
      .thenEvents(reworded({ label: { zh: 'Gardener gilet' } }, GILET));
    // Of a fixed list, but everybody may call it something else.
    given()
      .when(reword({ label: { fr: 'Paname' } }, 0, 'city/paris'))
      .thenEvents(reworded({ label: { fr: 'Paname' } }, 'city/paris'));
  });

  it('is changed as it was seen: whoever is late is told what has changed', () => {
    const first = reworded({ label: { fr: 'Imper' } });
    given(first)
      .when(reword({ label: { fr: 'Grandvent' } }))
      .thenRefused('concept/conflict');
    given(first)
      .when(reword({ label: { fr: 'Grandvent' } }, 1))
      .thenEvents(reworded({ label: { fr: 'Grandvent' } }));
    // What happens to others is none of its matter.
    given(first)
      .when(reword({ note: 'x' }, 0, 'garment/parka'))
      .thenEvents(reworded({ note: 'x' }, 'garment/parka'));
    const late = () => vocabularyDecider.decide(reword({ note: 'x' }), fold(vocabularyDecider, [first]));
    expect(late).toThrow(DomainError);
    try {
      late();
    } catch (error) {
      expect((error as DomainError).members).toEqual({ version: 1, changes: [first] });
    }
  });

  it('is moved, but never under what is narrower', () => {
    given()
      .when(move(TRENCH, ['garment/jacket']))
      .thenEvents(moved(TRENCH, ['garment/jacket']));
    given().when(move(TRENCH, [])).thenEvents(moved(TRENCH, []));
    given()
      .when(move('garment/coat', [TRENCH]))
      .thenRefused('concept-parents/invalid');
    given()
      .when(move(TRENCH, [TRENCH]))
      .thenRefused('concept-parents/invalid');
    given(moved('garment/jacket', [TRENCH]))
      .when(move('garment/coat', ['garment/jacket']))
      .thenRefused('concept-parents/invalid');
    given()
      .when(move('colour/optic-white', ['garment/coat']))
      .thenRefused('concept-kind/invalid');
    given()
      .when(move(TRENCH, [...(conceptOf('garment', 'trench-coat')?.parents ?? [])]))
      .thenNothing();
  });
});

describe('a merge', () => {
  const parka = 'garment/parka';
  const undo = (version: number): VocabularyCommand => ({ type: 'UndoMerge', concept: parka, version });
  const undone: VocabularyEvent = { type: 'MergeUndone', data: { concept: parka, into: TRENCH } };

  it('makes one of two of a kind, both of which have changed then', () => {
    given().when(merge(parka, TRENCH)).thenEvents(merged(parka, TRENCH));
    given().when(merge(parka, parka)).thenRefused('concept-merge/invalid');
    given().when(merge(parka, 'fabric/silk')).thenRefused('concept-merge/invalid');
    given().when(merge(parka, 'garment/no-such')).thenRefused('concept/unknown');
    given().when(merge('tone/reds', 'tone/blues')).thenRefused('concept-kind/invalid');
    const after = given(merged(parka, TRENCH));
    after.when(merge(parka, 'garment/coat', 1)).thenRefused('concept/conflict');
    after.when(merge('garment/cape', parka)).thenRefused('concept/conflict');
    after.when(reword({ note: 'x' })).thenRefused('concept/conflict');
    after.when(reword({ note: 'x' }, 1)).thenEvents(reworded({ note: 'x' }));
  });

  it('makes no circle', () => {
    given(moved('garment/cape', [TRENCH]))
      .when(merge('garment/coat', 'garment/cape'))
      .thenRefused('concept-parents/invalid');
  });

  it('is undone, unless somebody has given its words to another', () => {
    given(merged(parka, TRENCH)).when(undo(1)).thenEvents(undone);
    given().when(undo(0)).thenRefused('concept/conflict');
    given(merged(parka, TRENCH), undone).when(undo(2)).thenRefused('concept/conflict');
    const gone = conceptOf('garment', 'parka')?.label.en ?? '';
    given(
      merged(parka, TRENCH),
      reworded({ words: { en: { add: [], remove: [gone] } } }),
      reworded({ words: { en: { add: [gone], remove: [] } } }, 'garment/cape'),
    )
      .when(undo(1))
      .thenRefused('concept-words/conflict');
  });
});

describe('a concept that is split', () => {
  const split = (over: object = {}): VocabularyCommand => ({
    type: 'Split',
    concept: TRENCH,
    version: 0,
    part: 'garment/short-trench',
    called: { label: { en: 'Short trench' }, plural: {}, words: {}, note: '' },
    narrower: true,
    ...over,
  });
  const part = (over: object = {}): VocabularyEvent => ({
    type: 'ConceptAdded',
    data: {
      concept: 'garment/short-trench',
      label: { en: 'Short trench' },
      plural: {},
      words: {},
      note: '',
      parents: [TRENCH],
      ...over,
    },
  });

  it('leaves a part below it or beside it', () => {
    given().when(split()).thenEvents(part());
    const beside = [...(conceptOf('garment', 'trench-coat')?.parents ?? [])];
    expect(beside.length).toBeGreaterThan(0);
    given()
      .when(split({ narrower: false }))
      .thenEvents(part({ parents: beside }));
  });

  it('gives the part the words it takes, and those of others it does not', () => {
    const [word = ''] = words('en');
    expect(word).not.toBe('');
    const called = {
      label: { en: 'Short trench' },
      plural: {},
      words: { en: [word.toUpperCase()] },
      note: '',
    };
    given()
      .when(split({ called }))
      .thenEvents(reworded({ words: { en: { add: [], remove: [word] } } }), part({ words: called.words }));
    const foreign = { ...called, words: { en: ['parka'] } };
    given()
      .when(split({ called: foreign }))
      .thenRefused('concept-words/conflict');
    const own = { ...called, words: {}, label: { en: 'Trench coat' } };
    given()
      .when(split({ called: own }))
      .thenRefused('concept-words/conflict');
  });

  it('is of a kind that looks are tagged with, as the editor saw it, and its part is new', () => {
    given()
      .when(split({ part: GILET }))
      .thenEvents(part({ concept: GILET }));
    given(added)
      .when(split({ part: GILET }))
      .thenRefused('concept/conflict');
    given(moved(TRENCH, [])).when(split()).thenRefused('concept/conflict');
    given()
      .when(split({ concept: 'city/paris', part: 'city/montmartre' }))
      .thenRefused('concept-kind/invalid');
    given(merged(TRENCH, 'garment/parka'))
      .when(split({ version: 1 }))
      .thenRefused('concept/conflict');
  });
});
