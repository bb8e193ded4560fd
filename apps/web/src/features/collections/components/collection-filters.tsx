import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { Choices } from '../../../listing/choices';
import { FilterForm } from '../../../listing/filter-form';
import styles from '../../../listing/filter-form.module.css';
import { type ListingFilters, queryOf } from '../../../listing/filters';
import { SearchedChoices } from '../../../listing/searched-choices';

/** The filter form of the collections. */
export async function CollectionFilters(props: {
  /** Path of the listing, with its language. */
  listing: string;
  filters: ListingFilters;
  facets: Shape<'CollectionFacetsDto'> | null;
  refused: boolean;
}) {
  const { filters } = props;
  const [t, looks, names] = await Promise.all([
    getTranslations('catalogue'),
    getTranslations('looks'),
    catalogueNames(),
  ]);
  return (
    <FilterForm
      action={props.listing}
      label={t('collections.filters')}
      query={queryOf(filters)}
      refused={props.refused}
      restored={looks('restored')}
      openLabel={looks('filters.open')}
      className={styles.form}
    >
      <Choices filters={filters} facets={props.facets} />
      <SearchedChoices filters={filters} />
      {filters.tags.length > 0 && (
        <fieldset className={styles.tags}>
          <legend className="visually-hidden">{looks('filters.tags')}</legend>
          {filters.tags.map((tag) => (
            <label key={tag} className={styles.tag}>
              <input type="checkbox" name="tags" value={tag} defaultChecked />
              <span>{names.tag({ slug: tag, name: tag })}</span>
            </label>
          ))}
        </fieldset>
      )}
      <button type="submit" className={styles.apply}>
        {t('collections.apply')}
      </button>
    </FilterForm>
  );
}
