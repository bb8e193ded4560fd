import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../../api/personal';
import { PageHead } from '../../../../design/page-head';
import { mailedLink } from '../../../../features/account/api/mailed-link';
import styles from '../../../../features/account/components/account-page.module.css';
import { ConfirmLinkForm, linkWords } from '../../../../features/account/components/confirm-link-form';
import { Note } from '../../../../features/account/components/note';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

const tokenIn = ({ token }: Awaited<SearchProps['searchParams']>) => [token ?? ''].flat()[0] ?? '';

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const [locale, t, given] = await Promise.all([getLocale(), getTranslations('member'), searchParams]);
  const link = await mailedLink(tokenIn(given));
  const { part, names } = link ? linkWords(link) : { part: 'expired' as const, names: { provider: '' } };
  return pageMetadata({
    locale,
    path: pathOf('auth_confirm', {}),
    title: t(`links.${part}.title`, names),
    description: t('links.unasked'),
    index: false,
  });
}

/**
 * Where the links of account mails lead. Opening it changes nothing, since mail programs open links by themselves; its
 * button does. No page view is counted here: its address holds the token of the link.
 */
export default async function ConfirmLink({ searchParams }: SearchProps) {
  const given = await searchParams;
  const token = tokenIn(given);
  const [locale, t, link, confirm, signIn] = await Promise.all([
    getLocale(),
    getTranslations('member'),
    mailedLink(token),
    formToken('confirm-link'),
    formToken('authenticate'),
  ]);
  if (!link)
    return (
      <div className={styles.narrow}>
        <PageHead title={t('links.expired.title')} lead={t('links.expired.lead')} />
        <p className={styles.other}>
          <Link href={href(locale, 'user_account_update', {})} prefetch={false}>
            {t('links.expired.again')}
          </Link>
        </p>
      </div>
    );
  const { part, names } = linkWords(link);
  return (
    <div className={styles.narrow}>
      <PageHead title={t(`links.${part}.title`, names)} lead={t(`links.${part}.lead`, names)} />
      <Note given={given} />
      <ConfirmLinkForm link={link} token={token} tokens={{ confirm, signIn }} />
      <p className={styles.after}>{t('links.unasked')}</p>
    </div>
  );
}
