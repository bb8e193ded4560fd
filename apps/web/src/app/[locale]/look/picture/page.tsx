import { pathOf } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cardMessages } from '../../../../catalogue/card-words';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { PictureSearch } from '../../../../features/picture-search/components/picture-search';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { JsonLd, webPage } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('looks')]);
  return pageMetadata({
    locale,
    path: pathOf('look_picture', {}),
    title: t('picture.title'),
    description: t('picture.lead'),
    index: true,
  });
}

/** Looks like a picture that the reader has. */
export default async function SearchByPicture() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('looks')]);
  return (
    <div className={section.page}>
      <JsonLd
        data={webPage({
          name: t('picture.title'),
          description: t('picture.lead'),
          path: href(locale, 'look_picture', {}),
          language: locale,
        })}
      />
      <PageHead title={t('picture.title')} lead={t('picture.lead')} />
      <noscript>
        <p>{t('picture.noScript')}</p>
      </noscript>
      <PictureSearch
        locale={locale}
        messages={cardMessages(messagesOf(locale))}
        words={{
          choose: t('picture.choose'),
          another: t('picture.another'),
          drop: t('picture.drop'),
          kept: t('picture.kept'),
          yours: t('picture.yours'),
          searching: t('picture.searching'),
          again: t('picture.again'),
          none: t('picture.none'),
          found: { layout: t.raw('picture.found.layout'), model: t.raw('picture.found.model') },
          failed: {
            heic: t('picture.failed.heic'),
            type: t('picture.failed.type'),
            size: t('picture.failed.size'),
            often: t('picture.failed.often'),
            other: t('picture.failed.other'),
          },
        }}
      />
      <PageView route="look_picture" parameters={{}} />
    </div>
  );
}
