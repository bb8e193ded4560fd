import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { FormToken, SubmitButton, TextField } from '../../../forms/fields';
import form from '../../../forms/fields.module.css';
import { NewEmailField } from '../../../forms/new-email-field';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import styles from './account-page.module.css';
import { MailsComeBack } from './mails-come-back';

interface Props {
  user: Shape<'SignedInUserDto'>;
  token: string | null;
}

/** The address, whether it is confirmed, and a new one, which counts once its link is opened. */
export async function EmailForms({ user, token }: Props) {
  const [locale, t, messages] = await Promise.all([getLocale(), getTranslations('member'), getMessages()]);
  return (
    <>
      <p className={styles.lead}>{t('email.now', { email: user.email })}</p>
      <MailsComeBack user={user} token={token} />
      {!user.email_verified && (
        <SentForm
          action={`/${locale}/user/account/verification`}
          words={await sentWords(t('done.verification'))}
          className={styles.inline}
          label={t('verify.submit')}
        >
          <FormToken token={token} />
          <p>{t('verify.text')}</p>
          <SubmitButton>{t('verify.submit')}</SubmitButton>
        </SentForm>
      )}
      <SentForm
        action={`/${locale}/user/account/email`}
        words={await sentWords(t('done.email'))}
        className={form.form}
        label={t('sections.email')}
      >
        <FormToken token={token} />
        <NewEmailField label={t('email.new')} words={messages.account.address} />
        <OwnPassword label={t('password.own')} name="password" />
        <SubmitButton>{t('email.submit')}</SubmitButton>
      </SentForm>
    </>
  );
}

export async function PasswordForm({ token }: Pick<Props, 'token'>) {
  const [locale, t, account] = await Promise.all([
    getLocale(),
    getTranslations('member'),
    getTranslations('account'),
  ]);
  return (
    <SentForm
      action={`/${locale}/user/account/password`}
      words={await sentWords(t('done.password'))}
      className={form.form}
      label={t('sections.password')}
    >
      <FormToken token={token} />
      <p className={styles.lead}>{t('password.text')}</p>
      <OwnPassword label={t('password.current')} name="current_password" />
      <TextField
        label={t('password.new')}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={12}
        maxLength={128}
        hint={account('fields.passwordHint')}
        required
      />
      <SubmitButton>{t('password.submit')}</SubmitButton>
    </SentForm>
  );
}

/** Not required: who signs in with another service has none. */
export function OwnPassword({ label, name }: { label: string; name: string }) {
  return (
    <TextField label={label} name={name} type="password" autoComplete="current-password" maxLength={128} />
  );
}
