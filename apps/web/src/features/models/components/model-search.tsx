import { getLocale, getTranslations } from 'next-intl/server';
import { href } from '../../../i18n/href';
import type { ModelFilters } from '../lib/filters';
import { GENDERS } from '../lib/filters';
import styles from './model-search.module.css';

/** Finds models by name and gender; a plain form. */
export async function ModelSearch({ filters }: { filters: ModelFilters }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('browse')]);
  return (
    <search>
      <form method="get" action={href(locale, 'model_search', {})} className={styles.form}>
        <label className={`${styles.field} ${styles.text}`}>
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
        <button type="submit">{t('models.apply')}</button>
      </form>
    </search>
  );
}
