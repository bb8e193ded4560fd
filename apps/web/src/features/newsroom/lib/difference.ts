import { LOCALES, type Locale } from '@toile/contracts';
import { asObject, type Doc } from './word-fields';

/** A field that says something else in one document than in another. */
export interface Difference {
  field: string;
  /** Null for what stands beside the English words: those, and what is not said in languages. */
  language: Locale | null;
  before: unknown;
  after: unknown;
}

type Place = Pick<Difference, 'field' | 'language'>;
const keyOf = ({ field, language }: Place) => `${language ?? ''} ${field}`;

/** Every place of a document that says something, the translated ones by language. */
function placesOf(doc: Doc): Map<string, Place & { value: unknown }> {
  const { translations, ...own } = doc;
  const places = [
    ...Object.entries(own).map(([field, value]) => ({ field, language: null, value })),
    ...LOCALES.flatMap((language) =>
      Object.entries(asObject(asObject(translations)[language])).map(([field, value]) => ({
        field,
        language,
        value,
      })),
    ),
  ];
  return new Map(places.map((place) => [keyOf(place), place]));
}

/** As JSON has it, whatever the order of its fields. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);
const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** Where two documents differ, field by field, in the order of the later one. */
export function differencesOf(before: Doc, after: Doc): Difference[] {
  const [old, now] = [placesOf(before), placesOf(after)];
  return [...new Map([...now, ...old])].flatMap(([key, { field, language }]) => {
    const [was, is] = [old.get(key)?.value, now.get(key)?.value];
    return isSame(was, is) ? [] : [{ field, language, before: was, after: is }];
  });
}

function write(doc: Doc, { field, language }: Place, value: unknown): Doc {
  const put = (into: Doc, name: string, one: unknown): Doc => {
    const { [name]: _, ...rest } = into;
    return one === undefined ? rest : { ...into, [name]: one };
  };
  if (language === null) return put(doc, field, value);
  const all = asObject(doc.translations);
  const words = put(asObject(all[language]), field, value);
  const translations = put(all, language, Object.keys(words).length > 0 ? words : undefined);
  return put(doc, 'translations', Object.keys(translations).length > 0 ? translations : undefined);
}

/**
 * What two have made of one document: what only one of them has changed is taken from them. Where both have, `mine` stands, and
 * the difference from theirs is told.
 */
export function merged(base: Doc, mine: Doc, theirs: Doc): { doc: Doc; both: Difference[] } {
  const own = new Map(differencesOf(base, mine).map((one) => [keyOf(one), one]));
  let doc = mine;
  const both: Difference[] = [];
  for (const their of differencesOf(base, theirs)) {
    const my = own.get(keyOf(their));
    if (!my) doc = write(doc, their, their.after);
    else if (!isSame(my.after, their.after)) both.push({ ...their, before: their.after, after: my.after });
  }
  return { doc, both };
}

/** A document with what the others have said in these places. */
export const yielding = (doc: Doc, both: readonly Difference[]): Doc =>
  both.reduce((yielded, difference) => write(yielded, difference, difference.before), doc);

/** A value as lines somebody reads. */
export function linesOf(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (typeof value !== 'object') return String(value).split('\n');
  // Sides of a picture say nothing to somebody who reads.
  const { type, width: _, height: _h, ...parts } = value as Doc;
  const lines = Object.values(parts).flatMap(linesOf);
  return typeof type === 'string' && lines.length === 0 ? [`(${type})`] : lines;
}

export interface Line {
  is: 'kept' | 'removed' | 'added';
  text: string;
}

/** Lines that went and lines that came, by their longest common run; those far from any change are left out. */
export function changedLines(before: readonly string[], after: readonly string[]): Line[] {
  const longest = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = longest[i];
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push({ is: 'kept', text: before[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j < after.length && (i === before.length || at(i, j + 1) > at(i + 1, j))) {
      lines.push({ is: 'added', text: after[j] ?? '' });
      j += 1;
    } else {
      lines.push({ is: 'removed', text: before[i] ?? '' });
      i += 1;
    }
  }
  const isNear = (place: number) =>
    [-1, 0, 1].some((by) => (lines[place + by] ?? { is: 'kept' }).is !== 'kept');
  return lines.filter((_, place) => isNear(place));
}
