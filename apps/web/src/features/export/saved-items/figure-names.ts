import { definitionOf, type FigureReference, figureKind } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import { getMessages } from 'next-intl/server';
import { catalogueNames } from '../../../catalogue/names';
import { slugInWords } from '../../../catalogue/slug-in-words';
import { filled } from '../../../i18n/filled';

/** Filters that say how an answer is given, or which state of the data. */
const UNSAID = new Set(['limit', 'definition', 'as_of', 'metric', 'view']);

/** What figures are called, their rows, and their filters in words. */
export async function figureNames() {
  const [messages, names] = await Promise.all([getMessages() as Promise<Messages>, catalogueNames()]);
  const titles: Record<string, string> = messages.exports.figures;
  const { allCities, top20, without } = messages.exports.table;
  const reference = (slug: string) => ({ slug, name: slug });
  const [kpis, languages]: Record<string, string>[] = [messages.figures.kpis, messages.figures.languages];
  const word = (filter: string, value: string): string => {
    if (value.startsWith('all-') && filter !== 'city') return '';
    if (filter === 'city') return value === 'all-cities' ? allCities : names.city(reference(value));
    if (filter === 'season' || filter === 'compare') return names.season(reference(value));
    if (filter === 'type') return names.type(reference(value));
    if (filter === 'category') return names.category(reference(value));
    if (filter === 'without') return filled(without, { category: names.category(reference(value)) });
    if (filter === 'scope') return top20;
    return value;
  };
  return {
    title: (figure: FigureReference) => titles[definitionOf(figure.figure, figure.filters)] ?? figure.figure,
    /** @param key what an alert knows the row by */
    row: ({ figure }: FigureReference, key: string): string => {
      const { subject } = figureKind(figure);
      if (subject === 'country') return names.countryCalled(key);
      if (subject === 'colour') return names.colour(key);
      const own = subject === 'kpi' ? kpis?.[key] : subject === 'language' ? languages?.[key] : undefined;
      return own ?? names.tag({ slug: key, name: slugInWords(key) });
    },
    filters: ({ filters }: FigureReference) =>
      Object.entries(filters)
        .flatMap(([filter, value]) => (UNSAID.has(filter) ? [] : [word(filter, value)]))
        .filter(Boolean)
        .join(' · '),
  };
}
