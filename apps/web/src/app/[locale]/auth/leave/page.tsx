import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../design/page-head';
import styles from '../../../../features/account/components/account-page.module.css';
import { SubmitButton } from '../../../../forms/fields';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('member')]);
  return pageMetadata({
    locale,
    path: pathOf('auth_leave', {}),
    title: t('leave.title'),
    description: t('leave.lead'),
    index: false,
  });
}

/** Asks somebody whom another site has sent to sign out. The button asks the same address, from our own page. */
export default async function Leave({ searchParams }: SearchProps) {
  const [locale, t, given] = await Promise.all([getLocale(), getTranslations('member'), searchParams]);
  const isEverywhere = given.everywhere !== undefined;
  return (
    <div className={styles.narrow}>
      <PageHead
        title={isEverywhere ? t('leave.everywhere.title') : t('leave.title')}
        lead={isEverywhere ? t('leave.everywhere.lead') : t('leave.lead')}
      />
      <form
        action={href(locale, isEverywhere ? 'auth_force_relogin' : 'auth_logout', {})}
        className={styles.choice}
      >
        <SubmitButton>{isEverywhere ? t('leave.everywhere.submit') : t('leave.submit')}</SubmitButton>
        <Link href={href(locale, 'home', {})} prefetch={false}>
          {t('leave.stay')}
        </Link>
      </form>
    </div>
  );
}
