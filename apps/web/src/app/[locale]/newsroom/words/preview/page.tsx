import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ownPreviewOf } from '../../../../../features/newsroom/api/words-api';
import { DraftPage } from '../../../../../features/newsroom/components/draft-page';
import { isWrittenKind } from '../../../../../features/newsroom/lib/word-fields';
import type { SearchProps } from '../../../../page-props';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsroom.words.preview');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** A draft as readers will see it, in a frame of its editor. */
export default async function OwnPreviewPage({ searchParams }: SearchProps) {
  const given = await searchParams;
  const said = (name: string) => [given[name] ?? ''].flat()[0] ?? '';
  const kind = said('kind');
  if (!isWrittenKind(kind)) notFound();
  const [preview, t] = await Promise.all([
    ownPreviewOf({ kind, slug: said('slug') }, await getLocale()),
    getTranslations('newsroom.words.preview'),
  ]);
  if (!preview) notFound();
  return <DraftPage preview={preview} note={t('own')} />;
}
