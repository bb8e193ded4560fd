import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { getWalk } from '../../../../catalogue/content-api';
import section from '../../../../design/section.module.css';
import { PageView } from '../../../../features/tracking/components/page-view';
import { Walk } from '../../../../features/walks/components/walk';
import styles from '../../../../features/walks/components/walk.module.css';
import { href } from '../../../../i18n/href';
import { collectionPage, JsonLd } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SlugProps } from '../../../page-props';

async function walkOf(slug: string) {
  const details = await getWalk(slug, await getLocale());
  if (!details) notFound();
  return details;
}

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, { walk, looks }] = await Promise.all([getLocale(), walkOf(slug)]);
  return pageMetadata({
    locale,
    path: pathOf('walk_show', { slug }),
    title: walk.title,
    description: walk.intro,
    image: looks[0]?.image_filename,
  });
}

export default async function WalkPage({ params }: SlugProps) {
  const { slug } = await params;
  const [locale, t, format, { walk, looks }] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    getFormatter(),
    walkOf(slug),
  ]);
  return (
    <>
      <JsonLd
        data={collectionPage({
          name: walk.title,
          description: walk.intro,
          path: href(locale, 'walk_show', { slug }),
        })}
      />
      <header className={styles.head}>
        <p className={section.eyebrow}>{t('walks.eyebrow')}</p>
        <h1 lang={walk.language}>{walk.title}</h1>
        <p className={styles.intro} lang={walk.language}>
          {walk.intro}
        </p>
        <p className={styles.by}>
          {walk.curator && `${t('walks.by', { curator: walk.curator })} · `}
          {format.dateTime(new Date(walk.published_at), { dateStyle: 'long' })}
        </p>
      </header>
      <Walk looks={looks} language={walk.language} />
      <PageView route="walk_show" parameters={{ slug }} />
    </>
  );
}
