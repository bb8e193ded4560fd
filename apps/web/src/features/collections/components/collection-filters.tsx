import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Choices } from '../../../listing/choices';
import { FilterForm } from '../../../listing/filter-form';
import styles from '../../../listing/filter-form.module.css';
import { type ListingFilters, queryOf } from '../../../listing/filters';

/** The filter form of the collections. */
export async function CollectionFilters(props: {
  /** Path of the listing, with its language. */
  listing: string;
  filters: ListingFilters;
  facets: Shape<'CollectionFacetsDto'> | null;
  refused: boolean;
}) {
  const { filters } = props;
  const [t, looks] = await Promise.all([getTranslations('catalogue'), getTranslations('looks')]);
  return (
    <FilterForm
      action={props.listing}
      label={t('collections.filters')}
      query={queryOf(filters)}
      refused={props.refused}
      openLabel={looks('filters.open')}
      className={styles.form}
    >
      <Choices filters={filters} facets={props.facets} />
      <button type="submit" className={styles.apply}>
        {t('collections.apply')}
      </button>
    </FilterForm>
  );
}
