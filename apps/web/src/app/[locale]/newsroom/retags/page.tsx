import { pathOf } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { pastRetags } from '../../../../features/newsroom/api/retags-api';
import { PastRetags } from '../../../../features/newsroom/components/past-retags';
import { previewNames } from '../../../../features/newsroom/components/preview-names';
import { RetagForm } from '../../../../features/newsroom/components/retag-form';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';

const ROUTE = 'newsroom_retags';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom.retags')]);
  return pageMetadata({
    locale,
    path: pathOf(ROUTE, {}),
    index: false,
    title: t('title'),
    description: t('lead'),
  });
}

/** For editors; the proxy turns everybody else away. */
export default async function RetagsPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const [locale, { newsroom }, preview, { page }] = await Promise.all([
    getLocale(),
    getMessages() as Promise<Messages>,
    previewNames(),
    searchParams,
  ]);
  const past = await pastRetags(Number(page) || 1, locale);
  const words = { ...newsroom.change, ...newsroom.retags, ...preview.words };
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'newsroom', {})} prefetch={false}>
            {newsroom.home.title}
          </Link>
        }
        title={words.title}
        lead={words.lead}
      />
      <RetagForm {...preview} words={words} locale={locale} />
      <PastRetags list={past} />
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );
}
