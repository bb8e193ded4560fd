import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../api/personal';
import styles from '../../../features/account/components/account-page.module.css';
import { Note } from '../../../features/account/components/note';
import { RegisterForm } from '../../../features/account/components/register-form';
import { SignInForm, signInErrors } from '../../../features/account/components/sign-in-form';
import { PROVIDERS } from '../../../features/account/lib/providers';
import { PageView } from '../../../features/tracking/components/page-view';
import { href } from '../../../i18n/href';
import { pageMetadata } from '../../../seo/page-metadata';
import type { SearchProps } from '../../page-props';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account')]);
  return pageMetadata({
    locale,
    path: pathOf('auth', {}),
    title: t('signIn.title'),
    description: t('signIn.lead'),
    index: false,
  });
}

export default async function Auth({ searchParams }: SearchProps) {
  const [locale, t, given, signIn, register] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    searchParams,
    formToken('authenticate'),
    formToken('register'),
  ]);
  const one = (key: string) => [given[key] ?? ''].flat()[0] ?? '';
  return (
    <div className={styles.columns}>
      {!signInErrors.some((error) => error === one('error')) && <Note given={given} />}
      <section>
        <h1>{t('signIn.title')}</h1>
        <p className={styles.lead}>{t('signIn.lead')}</p>
        <p className={styles.toRegister}>
          <a href="#register">{t('register.title')}</a>
        </p>
        <SignInForm
          token={signIn}
          error={signInErrors.find((error) => error === one('error')) ?? ''}
          redirect={one('redirect')}
        />
        <p className={styles.other}>
          <Link href={href(locale, 'auth_forgot_password', {})} prefetch={false}>
            {t('signIn.forgot')}
          </Link>
        </p>
        <p className={styles.other}>
          <span>{t('signIn.with')}</span>
          {Object.entries(PROVIDERS).map(([provider, name]) => (
            <a key={provider} href={href(locale, 'auth_connect', { provider })}>
              {name}
            </a>
          ))}
        </p>
      </section>
      <section aria-labelledby="register">
        <h2 id="register">{t('register.title')}</h2>
        <p className={styles.lead}>{t('register.lead')}</p>
        <RegisterForm token={register} redirect={one('redirect')} />
      </section>
      <PageView route="auth" parameters={{}} />
    </div>
  );
}
