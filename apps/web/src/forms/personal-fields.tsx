import { COUNTRIES, JOBS } from '@toile/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import { ChoiceField, TextField } from './fields';
import styles from './fields.module.css';

/** First and last name, as accounts have them. */
export async function NameFields(props: { firstName?: string; lastName?: string }) {
  const t = await getTranslations('account');
  return (
    <div className={styles.pair}>
      <TextField
        label={t('fields.first_name')}
        name="first_name"
        autoComplete="given-name"
        maxLength={100}
        defaultValue={props.firstName}
        required
      />
      <TextField
        label={t('fields.last_name')}
        name="last_name"
        autoComplete="family-name"
        maxLength={100}
        defaultValue={props.lastName}
        required
      />
    </div>
  );
}

/** Occupation and country. The "all …" rows are for filters only. */
export async function JobAndCountry(props: {
  asked: boolean;
  job?: string | undefined;
  country?: string | undefined;
}) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account')]);
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <div className={styles.pair}>
      <ChoiceField
        label={t('fields.job')}
        name="job"
        value={props.job ?? ''}
        choose={t('fields.choose')}
        required={props.asked}
        choices={JOBS.filter(({ slug }) => slug !== 'all-jobs').map(({ slug }) => ({
          value: slug,
          label: t(`jobs.${slug}` as 'jobs.buyer'),
        }))}
      />
      <ChoiceField
        label={t('fields.country')}
        name="country"
        value={props.country ?? ''}
        choose={t('fields.choose')}
        required={props.asked}
        choices={COUNTRIES.filter(({ slug }) => slug !== 'all-countries').map(({ slug, code }) => ({
          value: slug,
          label: (code && regions.of(code)) || t('countries.other'),
        }))}
      />
    </div>
  );
}
