import { partsOfLookLabel, TAG_CATEGORIES } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import type { BoardSetup } from './board-setup';
import type { Subject } from './figure-kinds';

type Named = Pick<Shape<'FigureRowDto'>, 'label' | 'tag_name'>;
type Words = Pick<BoardSetup, 'figures' | 'names'>;

/** A row about a whole category of tags, as overviews of all categories have them. */
export const isCategory = ({ label, tag_name }: Named): boolean =>
  TAG_CATEGORIES.some(({ slug, name }) => slug === tag_name && name === label);

/** A row's label in the reader's words; names of brands, and of trends that the vocabulary does not know, are those of the catalogue. */
export function rowLabel(subject: Subject, row: Named, { figures, names }: Words): string {
  const { label, tag_name } = row;
  const slug = tag_name ?? '';
  const from = (list: Record<string, string>, key: string) =>
    Object.hasOwn(list, key) ? list[key] : undefined;
  switch (subject) {
    case 'colour':
      return from(names.colours, slug) ?? label;
    case 'country':
      return from(names.countries, label) ?? label;
    case 'language':
      return from(figures.languages, slug) ?? label;
    case 'kpi':
      return from(figures.kpis, label) ?? label;
    case 'look': {
      const parts = partsOfLookLabel(label);
      return parts
        ? filled(names.lookBy, parts)
        : (from(names.seasons, slug) ?? from(names.tags, slug) ?? label);
    }
    case 'trend':
      return (isCategory(row) ? from(names.categories, slug) : from(names.tags, slug)) ?? label;
    default:
      return label;
  }
}
