import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../../../design/page-head';
import section from '../../../../../../design/section.module.css';
import { getVersion } from '../../../../../../features/moodboards/api/moodboards-api';
import { BoardItems } from '../../../../../../features/moodboards/components/board-items';
import { BringBack } from '../../../../../../features/moodboards/components/bring-back';
import { Lying } from '../../../../../../features/moodboards/components/lying';
import { boardContents } from '../../../../../../features/moodboards/lib/board-contents';
import { toBoardItems } from '../../../../../../features/moodboards/lib/board-items';
import { sentWords } from '../../../../../../forms/sent-words';
import { href } from '../../../../../../i18n/href';
import { pageMetadata } from '../../../../../../seo/page-metadata';

interface Props {
  params: Promise<{ slug: string; version: string }>;
}

async function boardAt({ params }: Props) {
  const [{ slug, version }, locale] = await Promise.all([params, getLocale()]);
  const then = await getVersion(slug, version, locale);
  if (!then) notFound();
  return { slug, version, locale, then };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, { slug, version, locale, then }] = await Promise.all([getTranslations('boards'), boardAt(props)]);
  const title = t('history.asItWas', { name: then.moodboard.name });
  return pageMetadata({
    locale,
    path: pathOf('moodboard_version', { slug, version }),
    title,
    description: title,
    index: false,
  });
}

/** A board as it was, to be brought back. */
export default async function BoardVersion(props: Props) {
  const [t, contents, { failed }, { slug, locale, then }] = await Promise.all([
    getTranslations('boards'),
    boardContents(),
    sentWords(''),
    boardAt(props),
  ]);
  const { name, description, version } = then.moodboard;
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'moodboard_history', { slug })} prefetch={false}>
            {t('editor.history')}
          </Link>
        }
        title={t('history.asItWas', { name })}
        lead={[description, contents(then.moodboard)].filter(Boolean).join(' — ')}
      />
      <BringBack
        board={slug}
        version={version}
        back={href(locale, 'moodboard_more', { slug })}
        words={{ act: t('history.bringBack'), done: t('history.backSoon'), failed }}
      />
      {then.moodboard.arrangement === 'free' ? (
        <Lying
          things={await toBoardItems(then.results)}
          rows={then.results}
          sections={then.moodboard.sections}
          name={name}
        />
      ) : (
        <BoardItems items={then.results} sections={then.moodboard.sections} />
      )}
    </div>
  );
}
