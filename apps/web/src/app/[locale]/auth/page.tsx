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
  // Whoever chose a plan without an account is here to make one.
  const isNew = one('message') === 'checkout';
  const [SignInTitle, RegisterTitle] = isNew ? (['h2', 'h1'] as const) : (['h1', 'h2'] as const);
  const toOther = (id: string, words: string) => (
    <p className={styles.toOther}>
      <a href={`#${id}`}>{words}</a>
    </p>
  );
  const signingIn = (
    <section key="sign-in" aria-labelledby="sign-in">
      <SignInTitle id="sign-in">{t('signIn.title')}</SignInTitle>
      <p className={styles.lead}>{t('signIn.lead')}</p>
      {!isNew && toOther('register', t('register.title'))}
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
  );
  const registering = (
    <section key="register" aria-labelledby="register">
      <RegisterTitle id="register">{t('register.title')}</RegisterTitle>
      <p className={styles.lead}>{t('register.lead')}</p>
      {isNew && toOther('sign-in', t('signIn.title'))}
      <RegisterForm token={register} redirect={one('redirect')} />
    </section>
  );
  return (
    <div className={styles.columns}>
      {!signInErrors.some((error) => error === one('error')) && <Note given={given} />}
      {isNew ? [registering, signingIn] : [signingIn, registering]}
      <PageView route="auth" parameters={{}} />
    </div>
  );
}
