import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { getBoard } from '../../../../../features/moodboards/api/moodboards-api';
import styles from '../../../../../features/moodboards/components/board.module.css';
import { ShareTools } from '../../../../../features/moodboards/components/share-tools';
import { TextField } from '../../../../../forms/fields';
import { sentWords } from '../../../../../forms/sent-words';
import { href } from '../../../../../i18n/href';
import { pageMetadata } from '../../../../../seo/page-metadata';
import { siteOrigin } from '../../../../../seo/site-origin';
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
    path: pathOf('moodboard_share', { slug }),
    title: t('board.shareTitle', { name }),
    description: t('board.shareLead'),
    index: false,
  });
}

export default async function ShareMoodboard({ params }: SlugProps) {
  const { slug } = await params;
  const [locale, t, board, origin, { failed }] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    boardOf(slug),
    siteOrigin(),
    sentWords(''),
  ]);
  const address = board.token && origin.origin + href(locale, 'moodboard_public', { token: board.token });
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'moodboard_more', { slug })} prefetch={false}>
            {board.name}
          </Link>
        }
        title={t('board.shareTitle', { name: board.name })}
        lead={board.token ? t('board.shareLead') : t('board.notShared')}
      />
      {address && (
        <div className={styles.address}>
          <TextField label={t('board.address')} name="address" defaultValue={address} readOnly />
          <a href={address} className={section.more}>
            {t('board.see')}
          </a>
        </div>
      )}
      <ShareTools
        board={slug}
        address={address}
        words={{
          copy: t('board.copy'),
          copied: t('board.copied'),
          renew: t('board.renew'),
          revoke: t('board.revoke'),
          failed,
        }}
      />
    </div>
  );
}
