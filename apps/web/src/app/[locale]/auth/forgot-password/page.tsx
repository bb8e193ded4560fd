import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../../api/personal';
import { PageHead } from '../../../../design/page-head';
import styles from '../../../../features/account/components/account-page.module.css';
import { Note } from '../../../../features/account/components/note';
import { PageView } from '../../../../features/tracking/components/page-view';
import { FormToken, SubmitButton, TextField } from '../../../../forms/fields';
import form from '../../../../forms/fields.module.css';
import { SentForm } from '../../../../forms/sent-form';
import { sentWords } from '../../../../forms/sent-words';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account')]);
  return pageMetadata({
    locale,
    path: pathOf('auth_forgot_password', {}),
    title: t('forgot.title'),
    description: t('forgot.lead'),
    index: false,
  });
}

export default async function ForgotPassword({ searchParams }: SearchProps) {
  const [locale, t, token, given] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    formToken('forgot-password'),
    searchParams,
  ]);
  return (
    <div className={styles.narrow}>
      <PageHead title={t('forgot.title')} lead={t('forgot.lead')} />
      {given.done ? (
        <p role="status" className={styles.note}>
          {t('forgot.done')}
        </p>
      ) : (
        <Note given={given} />
      )}
      <SentForm
        action={href(locale, 'auth_forgot_password', {})}
        words={await sentWords(t('forgot.done'))}
        className={form.form}
        label={t('forgot.title')}
      >
        <FormToken token={token} />
        <TextField
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
        <SubmitButton>{t('forgot.submit')}</SubmitButton>
      </SentForm>
      <PageView route="auth_forgot_password" parameters={{}} />
    </div>
  );
}
