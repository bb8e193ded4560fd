import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/inter/index.css';
import '../../design/tokens.css';
import '../../design/base.css';
import { LOCALES } from '@toile/contracts';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { QueryProvider } from '../../api/query-provider';
import { LazyChineseType } from '../../design/lazy-chinese-type';
import { PreloadType } from '../../design/preload-type';
import { FooterBanner } from '../../features/banners/components/footer-banner';
import { PromoBand } from '../../features/banners/components/promo-band';
import { compareWords } from '../../features/compare/lib/compare-words';
import { Marks } from '../../features/marks/marks';
import { NewsletterForm } from '../../features/newsletter/components/newsletter-form';
import { saveWords } from '../../features/save/lib/save-words';
import { Consent } from '../../features/tracking/components/consent';
import { OfflineNotice } from '../../offline/offline-notice';
import { ReadersAddress } from '../../reader/readers-address';
import { siteOrigin } from '../../seo/site-origin';
import { FailedWordsProvider } from '../../shell/failed-words';
import { FIRST_SCRIPT } from '../../shell/first-script';
import { Footer } from '../../shell/footer';
import { Going } from '../../shell/going';
import { Header } from '../../shell/header';
import styles from '../../shell/skip.module.css';
import { Toasts } from '../../shell/toasts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('messages');
  return {
    metadataBase: await siteOrigin(),
    title: { default: `Toile — ${t('tagline')}`, template: '%s — Toile' },
    description: t('description'),
    applicationName: 'Toile',
    icons: { icon: '/icon.svg', apple: '/icon-192.png' },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfbf9' },
    { media: '(prefers-color-scheme: dark)', color: '#121110' },
  ],
};

export default async function Layout(props: { children: ReactNode; params: Promise<{ locale: string }> }) {
  const { locale } = await props.params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const [t, errors, account, save, compare] = await Promise.all([
    getTranslations('messages'),
    getTranslations('errors'),
    getTranslations('account'),
    saveWords(),
    compareWords(),
  ]);
  const marked = { save, compare };
  const failed = {
    title: errors('failed.title'),
    text: errors('failed.text'),
    again: errors('failed.again'),
  };
  return (
    // The first script marks the root before React takes over.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <script nonce={nonce}>{FIRST_SCRIPT}</script>
      </head>
      <body>
        <a href="#content" className={styles.skip}>
          {t('skip')}
        </a>
        <QueryProvider>
          {/* First in the order of the focus: it lies over the page until it is answered. */}
          <Consent />
          <PreloadType />
          <OfflineNotice
            locale={locale}
            href={`/${locale}/offline`}
            words={{ notice: t('offline.notice'), of: t.raw('offline.of'), kept: t('offline.kept') }}
          />
          <PromoBand />
          <Header />
          <ReadersAddress />
          <Going />
          <main id="content">
            <FailedWordsProvider words={failed}>{props.children}</FailedWordsProvider>
          </main>
          <FooterBanner />
          <Footer>
            <NewsletterForm place="global" />
          </Footer>
          <Marks locale={locale} words={marked} />
          <Toasts words={{ region: account('toast.region'), close: account('toast.close') }} />
        </QueryProvider>
        {locale === 'zh' && <LazyChineseType />}
      </body>
    </html>
  );
}
