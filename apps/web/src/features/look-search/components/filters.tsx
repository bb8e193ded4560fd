import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { Choices } from '../../../listing/choices';
import { FilterForm } from '../../../listing/filter-form';
import styles from '../../../listing/filter-form.module.css';
import { type ListingFilters, queryOf } from '../../../listing/filters';
import { ChoiceSearch } from './choice-search';
import { Swatches } from './swatches';

const TAGS_SHOWN = 28;
/** The api takes no more. */
const MOST_TAGS = 20;

/** The filter form of the listing, with the number of looks behind each choice. */
export async function Filters(props: {
  /** Path of the listing, with its language. */
  listing: string;
  filters: ListingFilters;
  facets: Shape<'PictureFacetsDto'> | null;
  refused: boolean;
  words: { label: string; apply: string };
}) {
  const { filters, facets, refused, words } = props;
  const [locale, t, account, format, names] = await Promise.all([
    getLocale(),
    getTranslations('looks'),
    getTranslations('account'),
    getFormatter(),
    catalogueNames(),
  ]);
  const selectWords = {
    failed: account('select.failed'),
    tooLong: account.raw('select.tooLong'),
    tooShort: account.raw('select.tooShort'),
    most: account.raw('select.most'),
    removeAll: account('select.removeAll'),
    more: account('select.more'),
    none: account('select.none'),
    searching: account('select.searching'),
  };
  const tags = shownTags(facets?.tags ?? [], filters.tags);
  return (
    <FilterForm
      action={props.listing}
      label={words.label}
      query={queryOf(filters)}
      refused={refused}
      openLabel={t('filters.open')}
      className={styles.form}
    >
      <Choices filters={filters} facets={facets} />
      {filters.collection && <input type="hidden" name="collection" value={filters.collection} />}
      {filters.model && <input type="hidden" name="model" value={filters.model} />}
      <ChoiceSearch
        label={t('filters.tags')}
        name="tags"
        source="tag"
        placeholder={account('select.tags')}
        words={selectWords}
        chosen={filters.tags.length}
        most={MOST_TAGS}
        locale={locale}
        className={styles.search}
      />
      {!filters.model && (
        <ChoiceSearch
          label={account('select.model')}
          name="model"
          source="model"
          placeholder={account('select.anyModel')}
          words={selectWords}
          locale={locale}
          className={styles.search}
        />
      )}
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
        <Swatches colours={facets.colours} chosen={filters.colours} />
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
