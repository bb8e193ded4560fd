import { LOCALES } from '@toile/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import { ChoiceField, SubmitButton, TextField } from '../../../forms/fields';
import { languageNames } from './concept-view';
import styles from './vocabulary.module.css';

/** Finds concepts by their words, or those without a label in a language; a plain form, which the address holds. */
export async function ConceptSearch({ search, missing }: { search: string; missing: string }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom')]);
  const name = languageNames(locale);
  return (
    <search>
      <form className={styles.search}>
        <TextField label={t('search')} name="search" type="search" maxLength={100} defaultValue={search} />
        <ChoiceField
          label={t('missingIn')}
          name="missing"
          choose={t('any')}
          value={missing}
          choices={LOCALES.map((one) => ({ value: one, label: name(one) }))}
        />
        <SubmitButton>{t('show')}</SubmitButton>
      </form>
    </search>
  );
}
