import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { SessionStatus } from '../../../../features/account/components/session-status';
import { PageView } from '../../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../../seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account')]);
  return pageMetadata({
    locale,
    path: pathOf('auth_status', {}),
    title: t('status.title'),
    description: t('status.lead'),
    index: false,
  });
}

export default function Status() {
  return (
    <>
      <SessionStatus />
      <PageView route="auth_status" parameters={{}} />
    </>
  );
}
