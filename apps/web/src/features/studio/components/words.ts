import { CONTACT_ADDRESS } from '@toile/contracts';
import { getMessages, getTranslations } from 'next-intl/server';
import type { StudioWords } from './studio-words';

/** The words of the desk as they are written: the browser fills their parts in. */
export async function studioWords(): Promise<StudioWords> {
  const [{ studio }, t] = await Promise.all([getMessages(), getTranslations('account')]);
  return {
    ...studio.desk,
    faults: studio.faults,
    failed: t('save.failed', { email: CONTACT_ADDRESS }),
  };
}
