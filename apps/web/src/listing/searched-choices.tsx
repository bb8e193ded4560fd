import { getLocale, getTranslations } from 'next-intl/server';
import { ChoiceSearch } from './choice-search';
import styles from './filter-form.module.css';
import type { ListingFilters } from './filters';

/** The api takes no more. */
const MOST_TAGS = 20;

/** Of hundreds of names the first ones help nobody. */
const MODEL_CHARACTERS = 2;

/** The filters whose choices are too many to list: tags, and one model. */
export async function SearchedChoices({ filters }: { filters: ListingFilters }) {
  const [locale, t, account] = await Promise.all([
    getLocale(),
    getTranslations('looks'),
    getTranslations('account'),
  ]);
  const words = {
    failed: account('select.failed'),
    tooLong: account.raw('select.tooLong'),
    tooShort: account.raw('select.tooShort'),
    most: account.raw('select.most'),
    removeAll: account('select.removeAll'),
    more: account('select.more'),
    none: account('select.none'),
    searching: account('select.searching'),
  };
  return (
    <>
      {filters.model && <input type="hidden" name="model" value={filters.model} />}
      <ChoiceSearch
        label={t('filters.tags')}
        name="tags"
        source="tag"
        placeholder={account('select.tags')}
        words={words}
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
          minLength={MODEL_CHARACTERS}
          words={words}
          locale={locale}
          className={styles.search}
        />
      )}
    </>
  );
}
