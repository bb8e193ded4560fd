import { getTranslations } from 'next-intl/server';
import { sentWords } from '../../../forms/sent-words';
import type { CompareWords } from './tray-words';

/** What the tray says. */
export async function compareWords(): Promise<CompareWords> {
  const [t, { failed }] = await Promise.all([getTranslations('browse.compare'), sentWords('')]);
  return {
    title: t('tray'),
    compare: t.raw('compare'),
    clear: t('clear'),
    remove: t.raw('remove'),
    more: t('more'),
    full: t('full'),
    failed,
  };
}
