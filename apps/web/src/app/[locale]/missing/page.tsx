import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFound } from '../../../shell/not-found';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors');
  return { title: t('notFound.title'), robots: { index: false } };
}

/** What the proxy shows, with a 404, for every address that is no page. */
export default function Missing() {
  return <NotFound />;
}
