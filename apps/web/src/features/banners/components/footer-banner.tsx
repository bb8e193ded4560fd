import { getLocale, getTranslations } from 'next-intl/server';
import { ask } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import { Banner } from './banner';

/** The banner above the footer; nothing where none is live. */
export async function FooterBanner() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('messages')]);
  const banner = await orNothing(ask('/api/footer/banner', {}, locale));
  return (
    banner && <Banner kind="footer-banner" banner={banner} locale={locale} close={t.raw('banner.close')} />
  );
}
