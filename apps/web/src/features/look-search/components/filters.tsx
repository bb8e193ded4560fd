import { LOOK_SORTS } from '@toile/contracts';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { Choices } from '../../../listing/choices';
import { FilterForm } from '../../../listing/filter-form';
import styles from '../../../listing/filter-form.module.css';
import { type ListingFilters, queryOf } from '../../../listing/filters';
import { SearchedChoices } from '../../../listing/searched-choices';
import { SearchField } from '../../../search-box/search-field';
import { searchWords } from '../../../search-box/search-words';
import { Swatches } from './swatches';

const TAGS_SHOWN = 28;

/** The filter form of the listing, with the number of looks behind each choice. */
export async function Filters(props: {
  /** Path of the listing, with its language. */
  listing: string;
  filters: ListingFilters;
  facets: Shape<'PictureFacetsDto'> | null;
  refused: boolean;
  /** Whether the listing can be put in another order. */
  sorts?: boolean;
  words: { label: string; apply: string };
}) {
  const { filters, facets, refused, words } = props;
  const [locale, t, format, names, search] = await Promise.all([
    getLocale(),
    getTranslations('looks'),
    getFormatter(),
    catalogueNames(),
    searchWords(),
  ]);
  const tags = shownTags(facets?.tags ?? [], filters.tags);
  return (
    <FilterForm
      action={props.listing}
      label={words.label}
      query={queryOf(filters)}
      refused={refused}
      restored={t('restored')}
      openLabel={t('filters.open')}
      className={styles.form}
    >
      <Choices
        filters={filters}
        facets={facets}
        search={
          props.sorts && (
            <SearchField
              id="search"
              search={filters.search}
              locale={locale}
              words={{ ...search, label: t('filters.text') }}
              className={`${styles.field} ${styles.text}`}
            />
          )
        }
      />
      {props.sorts && (
        <label className={styles.field}>
          <span>{t('filters.sort.label')}</span>
          <select name="sort" defaultValue={filters.sort}>
            <option value="">{t('filters.sort.newest')}</option>
            {LOOK_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`filters.sort.${sort}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {filters.collection && <input type="hidden" name="collection" value={filters.collection} />}
      <SearchedChoices filters={filters} />
      {tags.length > 0 && (
        <fieldset className={styles.tags}>
          <legend className="visually-hidden">{t('filters.tags')}</legend>
          {tags.map((tag) => (
            <label key={tag.slug} className={styles.tag}>
              <input
                type="checkbox"
                name="tags"
                value={tag.slug}
                defaultChecked={filters.tags.includes(tag.slug)}
              />
              <span>
                {names.tag(tag)} <small>{format.number(tag.total_count)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {facets?.colours && facets.colours.length > 0 && (
        <Swatches
          colours={facets.colours}
          chosen={filters.colours}
          isAnywhere={filters.colours_in === 'anywhere'}
        />
      )}
      <button type="submit" className={styles.apply}>
        {words.apply}
      </button>
    </FilterForm>
  );
}

function shownTags(frequent: Shape<'FacetValueDto'>[], chosen: string[]): Shape<'FacetValueDto'>[] {
  const named = (slug: string) =>
    frequent.find((tag) => tag.slug === slug) ?? { slug, name: slug, total_count: 0 };
  return [...chosen.map(named), ...frequent.filter((tag) => !chosen.includes(tag.slug))].slice(
    0,
    Math.max(TAGS_SHOWN, chosen.length),
  );
}
