import { getTranslations } from 'next-intl/server';

/** Where readers write when something keeps failing. */
const CONTACT = 'contact@toile.test';

/** What a form says when it was sent, and when it could not be. */
export async function sentWords(done: string): Promise<{ done: string; failed: string }> {
  const t = await getTranslations('account');
  return { done, failed: t('save.failed', { email: CONTACT }) };
}
