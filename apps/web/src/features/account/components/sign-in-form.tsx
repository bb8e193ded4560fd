import { getLocale, getTranslations } from 'next-intl/server';
import { FormToken, SubmitButton, TextField } from '../../../forms/fields';
import styles from '../../../forms/fields.module.css';
import { href } from '../../../i18n/href';

export const signInErrors = ['unauthenticated', 'throttled', 'forbidden'] as const;

/** Signs in with a plain post, whose answer leads back to where the reader came from. */
export async function SignInForm(props: { token: string | null; error: string; redirect: string }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account')]);
  const known = signInErrors.find((error) => error === props.error) ?? 'other';
  return (
    <form method="post" action={href(locale, 'auth', {})} className={styles.form}>
      {props.error && (
        <p role="alert" className={styles.error}>
          {t(`signIn.errors.${known}`)}
        </p>
      )}
      <FormToken token={props.token} />
      {props.redirect && <input type="hidden" name="redirect" value={props.redirect} />}
      <TextField
        label={t('fields.email')}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
      />
      <TextField
        label={t('fields.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        required
      />
      <SubmitButton>{t('signIn.submit')}</SubmitButton>
    </form>
  );
}
