import { pathOf } from '@toile/contracts';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CheckField, FormToken, SubmitButton, TextField } from '../../../forms/fields';
import styles from '../../../forms/fields.module.css';
import { NewEmailField } from '../../../forms/new-email-field';
import { NameFields } from '../../../forms/personal-fields';
import { SentForm } from '../../../forms/sent-form';
import { sentWords } from '../../../forms/sent-words';
import { href } from '../../../i18n/href';

/** Name, address and password; what somebody does and where is asked on the account's page, and may stay unsaid. */
export async function RegisterForm({ token, redirect }: { token: string | null; redirect: string }) {
  const [locale, t, messages] = await Promise.all([getLocale(), getTranslations('account'), getMessages()]);
  // What is being filled in stays where it is.
  const legal = (slug: 'terms' | 'privacy') => (words: ReactNode) => (
    <a href={href(locale, 'page_show', { slug })} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return (
    <SentForm
      action={pathOf('api_register', {})}
      words={await sentWords(t('register.done'))}
      className={styles.form}
      label={t('register.title')}
    >
      <FormToken token={token} />
      <input type="hidden" name="locale" value={locale} />
      {/* Where they were going: the link of the mail leads on to it. */}
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      <NameFields />
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
      <CheckField
        label={t.rich('register.terms', { terms: legal('terms'), privacy: legal('privacy') })}
        name="terms"
        required
      />
      <CheckField label={t('register.newsletter')} name="newsletter" />
      <SubmitButton>{t('register.submit')}</SubmitButton>
    </SentForm>
  );
}
