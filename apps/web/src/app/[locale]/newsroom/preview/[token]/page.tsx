import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { knownCities } from '../../../../../catalogue/known-lists';
import { catalogueNames } from '../../../../../catalogue/names';
import { zoneOf } from '../../../../../catalogue/zone-of';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { previewOf } from '../../../../../features/newsroom/api/shows-api';
import styles from '../../../../../features/newsroom/components/shows.module.css';
import { MOMENT } from '../../../../../i18n/moment';

interface TokenProps {
  params: Promise<{ token: string }>;
}

/** The address opens the page: it is told to no other site. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsroom.shows.preview');
  return { title: t('page'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** A show before its time, for who holds a link; it sends no beacon. */
export default async function PreviewPage({ params }: TokenProps) {
  const { token } = await params;
  const locale = await getLocale();
  const preview = await previewOf(token, locale);
  if (!preview) notFound();
  const [t, words, names, format, cities] = await Promise.all([
    getTranslations('newsroom.shows.preview'),
    getTranslations('collectionEditor.editor'),
    catalogueNames(),
    getFormatter(),
    knownCities(locale),
  ]);
  const { facts, looks, expires_at } = preview;
  const time = format.dateTime(new Date(expires_at), {
    ...MOMENT,
    timeZone: zoneOf(facts.city.slug, cities),
  });
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={t('page')}
        title={`${facts.designer.name}, ${names.season(facts.season)}`}
        lead={t('note', { time })}
      />
      <ol className={styles.preview}>
        {looks.map((look) => {
          const name = words('look', { position: String(look.position) });
          return (
            <li key={look.image_filename}>
              <img
                src={`/api/newsroom/previews/${token}/${encodeURIComponent(look.image_filename)}`}
                alt={look.description || name}
                width={look.width}
                height={look.height}
                loading="lazy"
              />
              <p className={styles.meta}>
                <span>{name}</span>
                {look.models.map(({ slug, name: model }) => (
                  <span key={slug}>{model}</span>
                ))}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
