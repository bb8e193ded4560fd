import type { Shape } from '../../../api/operations';
import { slugInWords } from '../../../catalogue/slug-in-words';
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
    return [label ?? names.tags[value] ?? slugInWords(value)];
  });
}
