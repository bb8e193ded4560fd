import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { draftPreviewOf } from '../../../../../../features/newsroom/api/words-api';
import { DraftPage } from '../../../../../../features/newsroom/components/draft-page';
import { MOMENT } from '../../../../../../i18n/moment';

interface TokenProps {
  params: Promise<{ token: string }>;
}

/** The address opens the page: it is told to no other site. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsroom.words.preview');
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** A draft for who holds a link; it sends no beacon. */
export default async function DraftPreviewPage({ params }: TokenProps) {
  const { token } = await params;
  const preview = await draftPreviewOf(token, await getLocale());
  if (!preview) notFound();
  const [t, format] = await Promise.all([getTranslations('newsroom.words.preview'), getFormatter()]);
  const time = format.dateTime(new Date(preview.expires_at ?? ''), {
    ...MOMENT,
    timeZone: 'UTC',
  });
  return <DraftPage preview={preview} note={t('note', { time })} />;
}
