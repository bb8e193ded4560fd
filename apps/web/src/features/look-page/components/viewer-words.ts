import { getTranslations } from 'next-intl/server';
import type { ViewerWords } from '../lib/slide';

/** What the viewer says. */
export async function viewerWords(): Promise<ViewerWords> {
  const [t, account, compare] = await Promise.all([
    getTranslations('looks'),
    getTranslations('account'),
    getTranslations('browse.compare'),
  ]);
  return {
    open: t('page.zoom'),
    close: t('page.close'),
    larger: t('page.larger'),
    smaller: t('page.smaller'),
    previous: t('viewer.previous'),
    next: t('viewer.next'),
    count: t.raw('viewer.count'),
    save: t('viewer.save'),
    compare: compare('add'),
    details: t('viewer.details'),
    download: t('viewer.download'),
    page: t('viewer.page'),
    keys: t('viewer.keys'),
    boards: t('viewer.boards'),
    tags: t('viewer.tags'),
    models: t('page.models'),
    colours: t('page.colours'),
    shop: t('page.shop'),
    shopAt: t.raw('page.shopAt'),
    shopNote: t('page.shopNote'),
    missing: t('viewer.missing'),
    toasts: account('toast.region'),
    closeToast: account('toast.close'),
  };
}
