import { LOCALES, type Locale } from '@toile/contracts';
import type { Amendment, Amendments } from './amendments.js';
import { type Concept, type ConceptKind, textsOf, type WrittenConcept } from './concept.js';
import { CONCEPTS } from './concepts.js';

const SHIPPED = new Map(CONCEPTS.map((concept) => [concept.id, concept]));

/** Whether `data/` has a concept, whatever editors have made of it. */
export const isShipped = (id: string): boolean => SHIPPED.has(id);

/** The concept an id means: itself, or what it was merged into. */
export function meantBy(id: string, amendments: Amendments): string {
  let meant = id;
  const seen = new Set<string>();
  for (let into = amendments[meant]?.mergedInto; into && !seen.has(into); ) {
    seen.add(into);
    meant = into;
    into = amendments[meant]?.mergedInto;
  }
  return meant;
}

/** Every concept as the amendments leave it; what was merged away is in what it was merged into. */
export function amendedConcepts(amendments: Amendments): Concept[] {
  const added = Object.entries(amendments).flatMap(([id, { added: one }]) =>
    one && !SHIPPED.has(id) ? [shaped(id, one)] : [],
  );
  const merged = new Map<string, Concept[]>();
  const living: Concept[] = [];
  for (const concept of [...CONCEPTS, ...added]) {
    const meant = meantBy(concept.id, amendments);
    const own = reworded(concept, amendments[concept.id] ?? {});
    if (meant === concept.id) living.push(own);
    else merged.set(meant, [...(merged.get(meant) ?? []), own]);
  }
  const known = new Set(living.map(({ id }) => id));
  return living.map((concept) => {
    const whole = joined(concept, merged.get(concept.id) ?? [], amendments[concept.id] ?? {});
    // A parent that was merged stands for what it was merged into; one that is gone for nothing.
    const parents = whole.parents.map((parent) => meantBy(parent, amendments));
    return {
      ...whole,
      parents: [...new Set(parents)].filter((parent) => known.has(parent) && parent !== concept.id),
    };
  });
}

function shaped(id: string, written: WrittenConcept): Concept {
  const [kind = '', slug = ''] = id.split('/');
  return { parents: [], ...written, id, kind: kind as ConceptKind, slug };
}

function reworded(concept: Concept, { added, label, plural, words, note, parents }: Amendment): Concept {
  const whole = { ...concept, ...added };
  const plurals = Object.entries({ ...whole.plural, ...plural }).filter(([, text]) => text !== '');
  const untranslated = whole.untranslated?.filter((locale) => !label?.[locale]);
  return {
    ...whole,
    label: { ...whole.label, ...label },
    plural: Object.fromEntries(plurals),
    words: wordsAfter(whole.words ?? {}, words ?? {}),
    parents: parents ?? whole.parents ?? [],
    ...(note !== undefined && { note }),
    ...(untranslated && { untranslated }),
  };
}

/** What was merged into a concept gives it its words; an editor may have taken some of them away again. */
function joined(concept: Concept, others: readonly Concept[], { words = {} }: Amendment): Concept {
  if (others.length === 0) return concept;
  const all: Partial<Record<Locale, readonly string[]>> = { ...concept.words };
  for (const locale of LOCALES) {
    const own = textsOf(concept, locale);
    const theirs = others
      .filter(({ untranslated }) => !untranslated?.includes(locale))
      .flatMap((other) => textsOf(other, locale));
    const gone = words[locale]?.remove ?? [];
    const more = [...new Set(theirs)].filter((text) => !own.includes(text) && !gone.includes(text));
    if (more.length > 0) all[locale] = [...(all[locale] ?? []), ...more];
  }
  const former = others.flatMap(({ id, former: earlier = [] }) => [id, ...earlier]);
  return { ...concept, words: all, former };
}

function wordsAfter(
  before: NonNullable<WrittenConcept['words']>,
  change: NonNullable<Amendment['words']>,
): NonNullable<WrittenConcept['words']> {
  const after: Partial<Record<Locale, readonly string[]>> = { ...before };
  for (const locale of LOCALES) {
    const { add = [], remove = [] } = change[locale] ?? {};
    const kept = (before[locale] ?? []).filter((word) => !remove.includes(word) && !add.includes(word));
    if (add.length + remove.length > 0) after[locale] = [...kept, ...add];
  }
  return after;
}
