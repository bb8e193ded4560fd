import type { FacetValue, LookFacets } from '@toile/contracts';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { catalogueNames } from '../../../catalogue/names';
import { type LookFilters, queryOf } from '../lib/filters';
import { Combobox } from './combobox';
import { FilterForm } from './filter-form';
import styles from './filters.module.css';

const CHOICES = ['type', 'city', 'season', 'designer'] as const;
const TAGS_SHOWN = 28;
/** The api takes no more. */
const MOST_TAGS = 20;

/** The filter form of the listing, with the number of looks behind each choice. */
export async function Filters(props: {
  /** Path of the listing, with its language. */
  listing: string;
  filters: LookFilters;
  facets: LookFacets | null;
  refused: boolean;
  words: { label: string; apply: string };
}) {
  const { filters, facets, refused, words } = props;
  const [locale, t, account, names, format] = await Promise.all([
    getLocale(),
    getTranslations('looks'),
    getTranslations('account'),
    catalogueNames(),
    getFormatter(),
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
  const nameOf = (dimension: (typeof CHOICES)[number], value: FacetValue) =>
    dimension === 'designer' ? value.name : names[dimension](value);
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
      {CHOICES.map((dimension) => (
        <label key={dimension} className={styles.field}>
          <span>{t(`filters.${dimension}`)}</span>
          <select name={dimension} defaultValue={filters[dimension]}>
            <option value="">{t(`filters.all.${dimension}`)}</option>
            {withChosen(facets?.[dimension] ?? [], filters[dimension]).map((value) => (
              <option key={value.slug} value={value.slug}>
                {nameOf(dimension, value)} ({format.number(value.total_count)})
              </option>
            ))}
          </select>
        </label>
      ))}
      {filters.collection && <input type="hidden" name="collection" value={filters.collection} />}
      {filters.model && <input type="hidden" name="model" value={filters.model} />}
      <Combobox
        label={t('filters.tags')}
        name="tags"
        source={`/api/autocomplete/tag?language=${locale}&search=`}
        placeholder={account('select.tags')}
        words={selectWords}
        chosen={filters.tags.length}
        most={MOST_TAGS}
        locale={locale}
        className={styles.search}
      />
      {!filters.model && (
        <Combobox
          label={account('select.model')}
          name="model"
          source="/model/search?model=true&search="
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
                {tag.name} <small>{format.number(tag.total_count)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <button type="submit" className={styles.apply}>
        {words.apply}
      </button>
    </FilterForm>
  );
}

/** A chosen value stays in its list even when nothing is left behind it. */
function withChosen(values: FacetValue[], chosen: string): FacetValue[] {
  if (!chosen || values.some((value) => value.slug === chosen)) return values;
  return [{ slug: chosen, name: chosen, total_count: 0 }, ...values];
}

function shownTags(frequent: FacetValue[], chosen: string[]): FacetValue[] {
  const named = (slug: string) =>
    frequent.find((tag) => tag.slug === slug) ?? { slug, name: slug, total_count: 0 };
  return [...chosen.map(named), ...frequent.filter((tag) => !chosen.includes(tag.slug))].slice(
    0,
    Math.max(TAGS_SHOWN, chosen.length),
  );
}
