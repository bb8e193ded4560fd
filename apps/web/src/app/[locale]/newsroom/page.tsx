import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { askOwn } from '../../../api/ask';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import styles from '../../../features/newsroom/components/shows.module.css';
import { PageView } from '../../../features/tracking/components/page-view';
import { href } from '../../../i18n/href';
import { pageMetadata } from '../../../seo/page-metadata';

const ROUTE = 'newsroom';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom.home')]);
  return pageMetadata({
    locale,
    path: pathOf(ROUTE, {}),
    index: false,
    title: t('title'),
    description: t('lead'),
  });
}

/** What there is to work on, for whoever may. */
export default async function NewsroomPage() {
  const [locale, t, operations] = await Promise.all([
    getLocale(),
    getTranslations('newsroom'),
    getTranslations('operations.streams'),
  ]);
  const { rooms: theirs } = await askOwn('/api/newsroom/rooms', {}, locale);
  const rooms = {
    shows: { route: 'newsroom_shows', title: t('shows.title'), lead: t('home.shows') },
    tagging: { route: 'newsroom_tagging', title: t('tagging.title'), lead: t('tagging.homeLead') },
    figures: { route: 'newsroom_figures', title: t('figures.title'), lead: t('figures.homeLead') },
    vocabulary: { route: 'newsroom_vocabulary', title: t('title'), lead: t('home.vocabulary') },
    retags: { route: 'newsroom_retags', title: t('retags.title'), lead: t('home.retags') },
    words: { route: 'newsroom_words', title: t('words.title'), lead: t('words.homeLead') },
    people: { route: 'newsroom_people', title: t('people.title'), lead: t('people.homeLead') },
    plans: { route: 'newsroom_plans', title: t('plans.title'), lead: t('plans.homeLead') },
    streams: { route: 'newsroom_streams', title: operations('title'), lead: operations('homeLead') },
  } as const;
  return (
    <div className={section.page}>
      <PageHead title={t('home.title')} lead={t('home.lead')} />
      <ul className={styles.cards}>
        {theirs
          .map((room) => rooms[room])
          .map(({ route, title, lead }) => (
            <li key={route}>
              <Link href={href(locale, route, {})} prefetch={false}>
                <h2>{title}</h2>
                <p className={styles.fine}>{lead}</p>
              </Link>
            </li>
          ))}
      </ul>
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );
}
