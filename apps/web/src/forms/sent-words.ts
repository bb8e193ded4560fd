import { CONTACT_ADDRESS } from '@toile/contracts';
import { getTranslations } from 'next-intl/server';

/** What a form says when it was sent, and when it could not be. */
export async function sentWords(done: string): Promise<{ done: string; failed: string }> {
  const t = await getTranslations('account');
  return { done, failed: t('save.failed', { email: CONTACT_ADDRESS }) };
}
