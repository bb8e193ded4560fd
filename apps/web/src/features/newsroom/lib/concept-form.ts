import { LOCALES, type Locale } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { retagOf } from './retag';

export type ConceptKind = Shape<'AddConceptDto'>['kind'];
type ByLocale<T> = Partial<Record<Locale, T>>;

/** Names of the fields of a language. */
export const fieldsOf = (locale: Locale) => ({
  label: `label-${locale}`,
  plural: `plural-${locale}`,
  words: `words-${locale}`,
});

/** What the form of a concept says, as the api takes it: a label that is empty is none yet, each line is a word. */
export const rewordingOf = (form: FormData, version: number): Shape<'RewordConceptDto'> => ({
  version,
  ...calledBy(form),
});

/** What the form of a new concept says, `parents` by their ids. */
export function newConceptOf(form: FormData, parents: string[]): Shape<'AddConceptDto'> {
  const { label, ...called } = calledBy(form);
  const kind = String(form.get('kind')) as ConceptKind;
  return { kind, slug: String(form.get('slug')).trim(), parents, ...called, label: { en: '', ...label } };
}

/** What the form of a split says of the part. */
export function splitOf(form: FormData, version: number): Shape<'SplitConceptDto'> {
  const { label, ...called } = calledBy(form);
  // Those the search found and that were left ticked, and those that were written.
  const { looks } = retagOf([...form.getAll('found'), form.get('looks') ?? ''].join('\n'), [], []);
  const slug = String(form.get('slug')).trim();
  return { version, slug, narrower: form.has('narrower'), looks, ...called, label: { en: '', ...label } };
}

function calledBy(form: FormData) {
  const said = (name: string) => String(form.get(name) ?? '').trim();
  const label: ByLocale<string> = {};
  const plural: ByLocale<string> = {};
  const words: ByLocale<string[]> = {};
  for (const locale of LOCALES) {
    const fields = fieldsOf(locale);
    if (said(fields.label)) label[locale] = said(fields.label);
    plural[locale] = said(fields.plural);
    const lines = said(fields.words).split(/[\r\n]+/);
    words[locale] = [...new Set(lines.map((line) => line.trim()).filter(Boolean))];
  }
  return { label, plural, words, note: said('note') };
}
