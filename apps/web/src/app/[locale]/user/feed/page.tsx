import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { getFeed } from '../../../../features/follows/api/feed-api';
import { FeedPart } from '../../../../features/follows/components/feed-part';
import { FeedTools } from '../../../../features/follows/components/feed-tools';
import { PushChoice } from '../../../../features/follows/components/push-choice';
import { PageView } from '../../../../features/tracking/components/page-view';
import { sentWords } from '../../../../forms/sent-words';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('browse.follows')]);
  return pageMetadata({
    locale,
    path: pathOf('user_feed', {}),
    title: t('title'),
    description: t('lead'),
    index: false,
  });
}

/** The newest looks of what its reader follows. */
export default async function FeedPage() {
  const locale = await getLocale();
  const [t, catalogue, feed, { failed }] = await Promise.all([
    getTranslations('browse.follows'),
    getTranslations('catalogue'),
    getFeed(locale),
    sentWords(''),
  ]);
  const isEmpty = feed.results.length === 0;
  const brands = feed.results.flatMap(({ kind, slug }) =>
    kind === 'brand' && slug ? [['designer', slug]] : [],
  );
  return (
    <div className={section.page}>
      <PageHead title={t('title')} lead={isEmpty ? t('empty') : t('lead')} />
      {isEmpty ? (
        <Link href={href(locale, 'look_search', {})} prefetch={false} className={section.more}>
          {catalogue('home.browse')}
        </Link>
      ) : (
        <FeedTools
          mails={feed.mails}
          hasNew={feed.results.some(({ new_count }) => new_count > 0)}
          words={{ mails: t('mails'), on: t('mailsOn'), off: t('mailsOff'), failed }}
        >
          <PushChoice
            locale={locale}
            words={{
              push: t('push'),
              on: t('pushOn'),
              off: t('pushOff'),
              blocked: t('pushBlocked'),
              unreachable: t('pushNot'),
              failed,
            }}
          />
        </FeedTools>
      )}
      {brands.length > 0 && (
        <p>
          <a
            href={`/${locale}/live/shows.ics?${new URLSearchParams(brands)}`}
            className={section.more}
            rel="nofollow"
          >
            {t('calendar')}
          </a>
        </p>
      )}
      {feed.results.map((part) => (
        <FeedPart key={part.id} part={part} />
      ))}
      <PageView route="user_feed" parameters={{}} />
    </div>
  );
}
