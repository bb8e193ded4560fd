import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Shape } from '../api/operations';
import { catalogueNames } from '../catalogue/names';
import styles from './filter-form.module.css';
import type { ListingFilters } from './filters';

type FacetValue = Shape<'FacetValueDto'>;

const CHOICES = ['type', 'category', 'city', 'season', 'designer'] as const;
type Choice = (typeof CHOICES)[number];

/** The field for words, and a list for each thing that is chosen from one, with what is behind each choice. */
export async function Choices(props: {
  filters: ListingFilters;
  facets: Record<Choice, FacetValue[]> | null;
  /** The field for words, where it completes them. */
  search?: ReactNode;
}) {
  const { filters, facets } = props;
  const [t, names, format] = await Promise.all([getTranslations('looks'), catalogueNames(), getFormatter()]);
  const nameOf = (choice: Choice, value: FacetValue) =>
    choice === 'designer' ? value.name : names[choice](value);
  return (
    <>
      {props.search ?? (
        <label className={`${styles.field} ${styles.text}`}>
          <span>{t('filters.text')}</span>
          <input
            id="search"
            type="search"
            name="search"
            maxLength={100}
            defaultValue={filters.search}
            placeholder={t('filters.textPlaceholder')}
            autoComplete="off"
          />
        </label>
      )}
      {CHOICES.map((choice) => (
        <label key={choice} className={styles.field}>
          <span>{t(`filters.${choice}`)}</span>
          <select name={choice} defaultValue={filters[choice]}>
            <option value="">{t(`filters.all.${choice}`)}</option>
            {withChosen(facets?.[choice] ?? [], filters[choice]).map((value) => (
              <option key={value.slug} value={value.slug}>
                {nameOf(choice, value)} ({format.number(value.total_count)})
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}

/** A chosen value stays in its list even when nothing is left behind it. */
function withChosen(values: FacetValue[], chosen: string): FacetValue[] {
  if (!chosen || values.some((value) => value.slug === chosen)) return values;
  return [{ slug: chosen, name: chosen, total_count: 0 }, ...values];
}
