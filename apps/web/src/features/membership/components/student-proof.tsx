import { getLocale, getTranslations } from 'next-intl/server';
import { FormToken, SubmitButton, TextField } from '../../../forms/fields';
import form from '../../../forms/fields.module.css';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import styles from './membership.module.css';

/** Asks for an address of a school. `said` is what the address of the page says has just happened. */
export async function StudentProof(props: { isProved: boolean; token: string | null; said: string }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('membership.student')]);
  if (props.isProved) return <p role="status">{t('proved')}</p>;
  if (props.said === 'sent') return <p role="status">{t('sent')}</p>;
  return (
    <SentForm
      action="/api/student-proof"
      words={await sentWords(t('sent'))}
      className={`${form.form} ${styles.student}`}
      label={t('title')}
    >
      <FormToken token={props.token} />
      <input type="hidden" name="locale" value={locale} />
      <p>{t('text')}</p>
      <TextField label={t('email')} name="email" type="email" maxLength={254} required />
      <SubmitButton>{t('send')}</SubmitButton>
    </SentForm>
  );
}
