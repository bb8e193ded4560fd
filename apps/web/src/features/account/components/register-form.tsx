import { pathOf } from '@toile/contracts';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { CheckField, FormToken, SubmitButton, TextField } from '../../../forms/fields';
import styles from '../../../forms/fields.module.css';
import { NewEmailField } from '../../../forms/new-email-field';
import { PersonalFields } from '../../../forms/personal-fields';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';

export async function RegisterForm({ token }: { token: string | null }) {
  const [locale, t, messages] = await Promise.all([getLocale(), getTranslations('account'), getMessages()]);
  return (
    <SentForm
      action={pathOf('api_register', {})}
      words={await sentWords(t('register.done'))}
      className={styles.form}
      label={t('register.title')}
    >
      <FormToken token={token} />
      <input type="hidden" name="locale" value={locale} />
      <NewEmailField label={t('fields.email')} words={messages.account.address} />
      <TextField
        label={t('fields.password')}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={12}
        maxLength={128}
        hint={t('fields.passwordHint')}
        required
      />
      <PersonalFields />
      <TextField label={t('fields.company')} name="company" autoComplete="organization" maxLength={200} />
      <CheckField label={t('register.terms')} name="terms" required />
      <CheckField label={t('register.newsletter')} name="newsletter" />
      <SubmitButton>{t('register.submit')}</SubmitButton>
    </SentForm>
  );
}
