import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Shape } from '../api/operations';
import { catalogueNames } from '../catalogue/names';
import styles from './active-filters.module.css';
import { type ListingFilters, queryOf, type SingleFilter, without, withoutOne } from './filters';
import { shortened } from './shortened';

interface Chip {
  key: string;
  label: string;
  query: string;
}

/** What the listing is narrowed by, each with a link that takes it away. */
export async function ActiveFilters(props: {
  /** Path of the listing, with its language. */
  listing: string;
  filters: ListingFilters;
  facets: Shape<'CollectionFacetsDto'> | Shape<'PictureFacetsDto'> | null;
  /** How the words were understood; without it they are one filter. */
  understood: Shape<'UnderstoodDto'> | null;
  /** Pictures found: they know the names of the model and the collection asked for. */
  looks: readonly (Shape<'LookSummaryDto'> | Shape<'StreetStyleSummaryDto'>)[];
}) {
  const { listing, filters, facets, understood, looks } = props;
  const [t, names] = await Promise.all([getTranslations('looks'), catalogueNames()]);
  const named = (dimension: 'type' | 'city' | 'season', slug: string) => {
    const found = facets?.[dimension].find((value) => value.slug === slug);
    return names[dimension](found ?? { slug, name: slug });
  };
  const knownAs = (values: readonly Shape<'FacetValueDto'>[] | undefined, slug: string) =>
    values?.find((value) => value.slug === slug) ?? { slug, name: slug };
  const tags = facets && 'tags' in facets ? facets.tags : [];
  const single = (key: SingleFilter, label: string): Chip[] =>
    filters[key] ? [{ key, label, query: queryOf(without(filters, key)) }] : [];
  const shown = looks.find((look) => 'collection' in look && look.collection === filters.collection);
  const collection = shown?.designer
    ? `${shown.designer.name}, ${names.season(shown.season)}`
    : filters.collection;
  const model =
    looks.flatMap((look) => look.models).find(({ slug }) => slug === filters.model)?.name ?? filters.model;
  const wordsOf = ({ words, unknown }: Shape<'UnderstoodDto'>): Chip[] =>
    [
      ...words.map(labelled),
      ...unknown.map(({ text, search }) => ({ label: `“${shortened(text)}”`, search })),
    ].map(({ label, search }, index) => ({
      key: `words ${index}`,
      label,
      query: queryOf({ ...filters, search, page: 1 }),
    }));
  const labelled = ({ label, not, search }: Shape<'UnderstoodWordsDto'>) => {
    return { label: not ? t('understood.not', { words: label }) : label, search };
  };
  const chips: Chip[] = [
    ...(understood ? wordsOf(understood) : single('search', shortened(filters.search))),
    ...single('type', named('type', filters.type)),
    ...single('category', names.category({ slug: filters.category, name: filters.category })),
    ...single('city', named('city', filters.city)),
    ...single('season', named('season', filters.season)),
    ...single('designer', knownAs(facets?.designer, filters.designer).name),
    ...single('collection', collection),
    ...single('model', model),
    ...filters.tags.map((tag) => ({
      key: `tag ${tag}`,
      label: names.tag(knownAs(tags, tag)),
      query: queryOf(withoutOne(filters, 'tags', tag)),
    })),
    ...filters.colours.map((colour) => ({
      key: `colour ${colour}`,
      label: names.colour(colour),
      query: queryOf(withoutOne(filters, 'colours', colour)),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link
            href={listing + chip.query}
            prefetch={false}
            scroll={false}
            aria-label={t('filters.remove', { filter: chip.label })}
          >
            {chip.label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link href={listing} prefetch={false} scroll={false} className={styles.clear}>
          {t('filters.clear')}
        </Link>
      </li>
    </ul>
  );
}
