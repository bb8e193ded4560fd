import { describe, expect, it } from '@jest/globals';
import { LOCALES, SEASONS } from '@toile/contracts';
import { type Amendments, amended, type VocabularyChange } from './amendments.js';
import { textsOf } from './concept.js';
import { NameWords } from './understanding/name-words.js';
import { readAtoms } from './understanding/read-atoms.js';
import { Vocabulary } from './vocabulary.js';

const NOBODY = new NameWords({ designer: [], model: [], tag: [], city: [], type: [] });
const after = (...changes: VocabularyChange[]) =>
  new Vocabulary(changes.reduce<Amendments>(amended, {}), changes.length);
const meantBy = (text: string, vocabulary: Vocabulary, locale: (typeof LOCALES)[number] = 'fr') =>
  readAtoms(text, { vocabulary, locale, names: NOBODY, seasons: SEASONS, today: '2026-11-20' }).map((item) =>
    'atom' in item ? item.atom.slugs : 'unknown' in item ? 'unknown' : item.joint.connector,
  );

const ADDED: VocabularyChange = {
  type: 'ConceptAdded',
  data: {
    concept: 'garment/gilet-jardinier',
    label: { en: 'Gardener gilet', fr: 'Gilet de jardinier' },
    plural: {},
    words: { fr: ['jardinière brodée'] },
    parents: ['garment/outerwear'],
    note: '',
  },
};

describe('a vocabulary with changes', () => {
  it('understands words that were added, beside all others, and no longer those that were taken away', () => {
    const words = { fr: { add: ['grandcouvert'], remove: [] } };
    const changed = after({ type: 'ConceptReworded', data: { concept: 'garment/trench-coat', words } });
    expect(meantBy('grandcouverts', after())).not.toEqual([['trench-coat']]);
    expect(meantBy('grandcouverts', changed)).toEqual([['trench-coat']]);
    expect(meantBy('grandcovert', changed)).toEqual([['trench-coat']]);
    expect(meantBy('trench', changed)).toEqual([['trench-coat']]);
    const gone = { fr: { add: [], remove: ['grandcouvert'] } };
    const back = after(
      { type: 'ConceptReworded', data: { concept: 'garment/trench-coat', words } },
      { type: 'ConceptReworded', data: { concept: 'garment/trench-coat', words: gone } },
    );
    expect(meantBy('grandcouvert', back)).toEqual(meantBy('grandcouvert', after()));
  });

  it('has what was added, in English where nothing else is written, until it is retired', () => {
    const vocabulary = after(ADDED);
    const concept = vocabulary.conceptOfTag('gilet-jardinier');
    expect(concept?.label.fr).toBe('Gilet de jardinier');
    expect(concept?.label.zh).toBe('Gardener gilet');
    expect(concept?.untranslated).toEqual(['es', 'it', 'zh']);
    expect(meantBy('jardinière brodée', vocabulary)).toEqual([['gilet-jardinier']]);
    expect(meantBy('vêtements d’extérieur', vocabulary)[0]).toContain('gilet-jardinier');
    const named = after(ADDED, {
      type: 'ConceptReworded',
      data: { concept: 'garment/gilet-jardinier', label: { zh: '园丁马甲' } },
    });
    expect(named.conceptOfTag('gilet-jardinier')?.untranslated).toEqual(['es', 'it']);
    const retired = after(ADDED, { type: 'ConceptRetired', data: { concept: 'garment/gilet-jardinier' } });
    expect(retired.conceptOfTag('gilet-jardinier')).toBeUndefined();
  });

  it('keeps what the files say of everything that was not changed', () => {
    const label = { fr: 'Imper' };
    const changed = after({ type: 'ConceptReworded', data: { concept: 'garment/trench-coat', label } });
    const [before, now] = [after(), changed].map((one) => one.conceptOf('garment', 'trench-coat'));
    expect(now).toEqual({
      ...before,
      label: { ...before?.label, fr: 'Imper' },
      plural: before?.plural ?? {},
    });
    const others = (one: Vocabulary) => one.concepts.filter(({ slug }) => slug !== 'trench-coat');
    expect(others(changed).map(({ label: all }) => all)).toEqual(
      others(after()).map(({ label: all }) => all),
    );
  });

  it('finds by either name what was merged, narrower ones too, and parts them again', () => {
    const merge = { concept: 'garment/parka', into: 'garment/trench-coat' };
    const merged = after({ type: 'ConceptMerged', data: merge });
    expect(meantBy('parka', merged)).toEqual([['trench-coat', 'parka']]);
    expect(meantBy('trench', merged)).toEqual([['trench-coat', 'parka']]);
    expect(merged.conceptOfTag('parka')?.label.en).toBe(merged.conceptOfTag('trench-coat')?.label.en);
    expect(merged.labelsOf('garment', 'en').parka).toBe('Trench coat');
    expect(merged.concepts.some(({ slug }) => slug === 'parka')).toBe(false);
    const parted = after({ type: 'ConceptMerged', data: merge }, { type: 'MergeUndone', data: merge });
    expect(parted.concepts).toEqual(after().concepts.map((one) => parted.byId(one.id)));
    expect(meantBy('parka', parted)).toEqual([['parka']]);
  });

  it('hangs what is narrower under what its parent was merged into, and where it was moved', () => {
    const merged = after({
      type: 'ConceptMerged',
      data: { concept: 'garment/coat', into: 'garment/jacket' },
    });
    expect(merged.conceptOf('garment', 'trench-coat')?.parents).toEqual(['garment/jacket']);
    const moved = after({
      type: 'ConceptMoved',
      data: { concept: 'garment/trench-coat', parents: ['garment/dress'] },
    });
    const [dress, coat] = ['dress', 'coat'].map((slug) => moved.conceptOf('garment', slug));
    if (!dress || !coat) throw new Error('not in the vocabulary');
    expect(moved.withNarrower(dress).map(({ slug }) => slug)).toContain('trench-coat');
    expect(moved.withNarrower(coat).map(({ slug }) => slug)).not.toContain('trench-coat');
  });

  it('is the same whenever the same changes are made', () => {
    const texts = (vocabulary: Vocabulary) =>
      vocabulary.concepts.map((concept) => LOCALES.map((locale) => textsOf(concept, locale)));
    expect(texts(after(ADDED))).toEqual(texts(after(ADDED)));
  });
});
