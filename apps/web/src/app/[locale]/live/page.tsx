import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getLiveNow } from '../../../catalogue/content-api';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import { Calendar } from '../../../features/live/components/calendar';
import { NowOn } from '../../../features/live/components/now-on';
import { PageView } from '../../../features/tracking/components/page-view';
import { href } from '../../../i18n/href';
import { collectionPage, JsonLd } from '../../../seo/json-ld';
import { pageMetadata } from '../../../seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const [t, shows] = await Promise.all([getTranslations('browse'), getLiveNow(locale)]);
  return pageMetadata({
    locale,
    path: pathOf('live_index', {}),
    title: t('live.now.title'),
    description: t('live.now.lead'),
    image: [...shows.running, ...shows.over].find(({ cover }) => cover)?.cover,
  });
}

/** What is on, what comes next, and what can be watched again. */
export default async function LiveIndexPage() {
  const locale = await getLocale();
  const [t, { running, upcoming, over }] = await Promise.all([getTranslations('browse'), getLiveNow(locale)]);
  return (
    <>
      <div className={section.page}>
        <JsonLd
          data={collectionPage({
            name: t('live.now.title'),
            description: t('live.now.lead'),
            path: href(locale, 'live_index', {}),
          })}
        />
        <PageHead eyebrow={t('live.eyebrow')} title={t('live.now.title')} lead={t('live.now.lead')} />
        {running.length === 0 && <p>{t('live.now.none')}</p>}
      </div>
      <NowOn id="running" title={t('live.running')} shows={running} />
      {upcoming.length > 0 && (
        <section className={section.section} aria-labelledby="upcoming">
          <div className={section.head}>
            <h2 id="upcoming" className={section.title}>
              {t('live.now.upcoming')}
            </h2>
          </div>
          <Calendar shows={upcoming} level={3} />
        </section>
      )}
      <NowOn id="over" title={t('live.now.over')} shows={over} />
      <PageView route="live_index" parameters={{}} />
    </>
  );
}
