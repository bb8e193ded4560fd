import { getLocale, getTranslations } from 'next-intl/server';
import { href } from '../../../i18n/href';
import { FilterForm } from '../../../listing/filter-form';
import listing from '../../../listing/filter-form.module.css';
import { GENDERS, type ModelFilters, modelQuery } from '../lib/filters';
import styles from './model-search.module.css';

/** Finds models by name and gender. */
export async function ModelSearch({ filters }: { filters: ModelFilters }) {
  const [locale, t, looks] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    getTranslations('looks'),
  ]);
  return (
    <FilterForm
      action={href(locale, 'model_search', {})}
      label={t('models.find')}
      query={modelQuery(filters)}
      refused={false}
      openLabel={looks('filters.open')}
      className={`${listing.form} ${styles.form}`}
    >
      <label className={`${styles.field} ${listing.text}`}>
        <span>{t('models.find')}</span>
        <input
          type="search"
          name="search"
          maxLength={100}
          defaultValue={filters.search}
          placeholder={t('models.placeholder')}
          autoComplete="off"
        />
      </label>
      <label className={styles.field}>
        <span>{t('models.gender')}</span>
        <select name="gender" defaultValue={filters.gender}>
          <option value="">{t('models.anyGender')}</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(`models.${gender}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={listing.apply}>
        {t('models.apply')}
      </button>
    </FilterForm>
  );
}
