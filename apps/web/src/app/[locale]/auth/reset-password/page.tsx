import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../../api/personal';
import { PageHead } from '../../../../design/page-head';
import styles from '../../../../features/account/components/account-page.module.css';
import { Note } from '../../../../features/account/components/note';
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
    path: pathOf('auth_reset_password', {}),
    title: t('reset.title'),
    description: t('reset.lead'),
    index: false,
  });
}

/** No page view is counted here: its address holds the token of the link. */
export default async function ResetPassword({ searchParams }: SearchProps) {
  const [locale, t, given, csrf] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    searchParams,
    formToken('reset-password'),
  ]);
  const token = [given.token ?? ''].flat()[0] ?? '';
  const again = href(locale, 'auth_forgot_password', {});
  return (
    <div className={styles.narrow}>
      <PageHead
        title={t('reset.title')}
        lead={token && given.error !== 'expired' ? t('reset.lead') : t('reset.expired')}
      />
      {given.error !== 'expired' && <Note given={given} />}
      {token && (
        <SentForm
          action={href(locale, 'auth_reset_password', {})}
          redirect={href(locale, 'auth', {})}
          words={await sentWords(t('reset.done'))}
          className={form.form}
          label={t('reset.title')}
        >
          <FormToken token={csrf} />
          <input type="hidden" name="token" value={token} />
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
          <SubmitButton>{t('reset.submit')}</SubmitButton>
        </SentForm>
      )}
      <p className={styles.other} style={{ marginBlockStart: '2rem' }}>
        <Link href={again} prefetch={false}>
          {t('forgot.title')}
        </Link>
      </p>
    </div>
  );
}
