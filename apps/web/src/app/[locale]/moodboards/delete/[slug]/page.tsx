import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { formToken } from '../../../../../api/personal';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { getBoard } from '../../../../../features/moodboards/api/moodboards-api';
import styles from '../../../../../features/moodboards/components/board.module.css';
import { FormToken } from '../../../../../forms/fields';
import { href } from '../../../../../i18n/href';
import { pageMetadata } from '../../../../../seo/page-metadata';
import type { SlugProps } from '../../../../page-props';

async function boardOf(slug: string) {
  const page = await getBoard(slug, await getLocale());
  // Sharing and deleting are its owner's.
  if (page?.moodboard.role !== 'own') notFound();
  return page.moodboard;
}

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, { name }] = await Promise.all([getLocale(), getTranslations('account'), boardOf(slug)]);
  return pageMetadata({
    locale,
    path: pathOf('moodboard_delete', { slug }),
    title: t('board.deleteTitle', { name }),
    description: t('board.deleteLead'),
    index: false,
  });
}

/** Asks before a board is deleted; reading this page deletes nothing. */
export default async function DeleteMoodboard({ params }: SlugProps) {
  const { slug } = await params;
  const [locale, t, board, token] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    boardOf(slug),
    formToken('moodboard-delete'),
  ]);
  return (
    <div className={section.page}>
      <PageHead title={t('board.deleteTitle', { name: board.name })} lead={t('board.deleteLead')} />
      <form method="post" action={href(locale, 'moodboard_delete', { slug })} className={styles.tools}>
        <FormToken token={token} />
        <button type="submit" className={styles.main}>
          {t('board.deleteSubmit')}
        </button>
        <Link href={href(locale, 'moodboard_more', { slug })} prefetch={false}>
          {t('board.keep')}
        </Link>
      </form>
    </div>
  );
}
