import type { Shape } from '../../../api/operations';
import type { BoardSetup } from './board-setup';

/** What filters a figure obeyed, in words. */
export function filterWords(
  filters: Shape<'FigureMetaDto'>['filters'],
  { options, names, words }: Pick<BoardSetup, 'options' | 'names' | 'words'>,
): string[] {
  return Object.entries(filters).flatMap(([field, value]) => {
    if (field === 'window') return [];
    if (value === 'all-categories') return [words.allCategories];
    const list = options[(field === 'compare' ? 'season' : field) as keyof typeof options];
    const label = list?.find((option) => option.value === value)?.label;
    return [label ?? names.tags[value] ?? inWords(value)];
  });
}

/** Brands have no words of their own here; a slug is their name without capitals and accents. */
const inWords = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
