import { getLocale, getTranslations } from 'next-intl/server';
import { ask } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import { Banner } from './banner';

/** The promotion across every page, above its header; nothing where none is live. */
export async function PromoBand() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('messages')]);
  const banner = await orNothing(ask('/api/promo-band', {}, locale));
  return banner && <Banner kind="promo-band" banner={banner} locale={locale} close={t.raw('banner.close')} />;
}
