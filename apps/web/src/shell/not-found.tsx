import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '../design/notice';
import { STATUS_NAME } from '../everybodys-pages';
import { href } from '../i18n/href';

export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors');
  return { title: t('notFound.title'), robots: { index: false } };
}

/** Of a page whose thing is not there, which is drawn as this one. */
export const missingMetadata = async (): Promise<Metadata> => ({
  ...(await notFoundMetadata()),
  other: { [STATUS_NAME]: '404' },
});

/** Says in the reader's language that there is no such page, and where to go instead. */
export async function NotFound() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('errors')]);
  return (
    <Notice code="404" title={t('notFound.title')} text={t('notFound.text')}>
      <a href={href(locale, 'home', {})}>{t('notFound.home')}</a>
      <a href={href(locale, 'look_search', {})}>{t('notFound.looks')}</a>
    </Notice>
  );
}
