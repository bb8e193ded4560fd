import { getLocale, getTranslations } from 'next-intl/server';
import { FormToken, SubmitButton, TextField } from '../../../forms/fields';
import form from '../../../forms/fields.module.css';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import styles from './membership.module.css';

/**
 * Asks for an address of a school, or offers the button that the link of the mail leads to. `said` is what the address of the
 * page says has just happened, `link` the token of the mail.
 */
export async function StudentProof(props: {
  isProved: boolean;
  token: string | null;
  said: string;
  link: string;
}) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('membership.student')]);
  if (props.isProved) return <p role="status">{t('proved')}</p>;
  if (props.said === 'sent') return <p role="status">{t('sent')}</p>;
  if (props.link)
    return (
      <form method="post" action="/api/student-proof/confirm" className={`${form.form} ${styles.student}`}>
        <FormToken token={props.token} />
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="token" value={props.link} />
        <p>{t('arrived')}</p>
        <SubmitButton>{t('prove')}</SubmitButton>
      </form>
    );
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
