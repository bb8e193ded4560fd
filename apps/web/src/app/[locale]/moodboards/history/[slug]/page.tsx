import { pathOf } from '@toile/contracts';
import { colon } from '@toile/i18n/typography';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { getBoard, getHistory } from '../../../../../features/moodboards/api/moodboards-api';
import styles from '../../../../../features/moodboards/components/board.module.css';
import { href } from '../../../../../i18n/href';
import { MOMENT } from '../../../../../i18n/moment';
import { pageMetadata } from '../../../../../seo/page-metadata';
import type { SlugProps } from '../../../../page-props';

async function pastOf(slug: string) {
  const locale = await getLocale();
  const [page, history] = await Promise.all([getBoard(slug, locale), getHistory(slug, locale)]);
  if (!page || !history) notFound();
  return { board: page.moodboard, history };
}

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, { board }] = await Promise.all([getLocale(), getTranslations('boards'), pastOf(slug)]);
  return pageMetadata({
    locale,
    path: pathOf('moodboard_history', { slug }),
    title: t('history.title', { name: board.name }),
    description: t('history.lead'),
    index: false,
  });
}

/** Every change of a board; each leads to the board as it was then. */
export default async function BoardHistory({ params }: SlugProps) {
  const { slug } = await params;
  const [locale, t, format, { board, history }] = await Promise.all([
    getLocale(),
    getTranslations('boards'),
    getFormatter(),
    pastOf(slug),
  ]);
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'moodboard_more', { slug })} prefetch={false}>
            {board.name}
          </Link>
        }
        title={t('history.title', { name: board.name })}
        lead={t('history.lead')}
      />
      <ol className={styles.steps}>
        {history.results.map(({ version, at, by, changes }) => (
          <li key={version}>
            <time dateTime={at}>{format.dateTime(new Date(at), MOMENT)}</time>
            <p>
              {board.people > 0 && by && `${by.name}${colon(locale)}`}
              {changes.map(({ kind, count }) => t(`history.kinds.${kind}`, { count })).join(' · ')}
            </p>
            {version === history.version ? (
              <span>{t('history.now')}</span>
            ) : (
              <Link
                href={href(locale, 'moodboard_version', { slug, version: String(version) })}
                prefetch={false}
              >
                {t('history.look')}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
