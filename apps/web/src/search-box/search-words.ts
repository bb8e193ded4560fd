import { getTranslations } from 'next-intl/server';
import type { SearchDialogWords } from './search-dialog';

/** What the search says, in the reader's language. */
export async function searchWords(): Promise<SearchDialogWords> {
  const t = await getTranslations('messages');
  return {
    title: t('nav.search'),
    label: t('search.label'),
    placeholder: t('search.placeholder'),
    kinds: {
      designer: t('search.kinds.designer'),
      model: t('search.kinds.model'),
      season: t('search.kinds.season'),
      recent: t('search.kinds.recent'),
      saved: t('search.kinds.saved'),
    },
    none: t('search.none'),
    failed: t('search.failed'),
    send: t('search.send'),
    byPicture: t('search.byPicture'),
    close: t('search.close'),
    forget: t('search.forget'),
  };
}
