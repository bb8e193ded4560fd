import { CONTACT_ADDRESS } from '@toile/contracts';
import { getTranslations } from 'next-intl/server';
import type { SentWords } from './send-form';

/** What a form says when it was sent, when a field was refused, and when it could not be sent. */
export async function sentWords(done: string): Promise<SentWords> {
  const t = await getTranslations('account');
  const refused = {
    missing: t('refused.missing'),
    tooLong: t('refused.tooLong'),
    invalid: t('refused.invalid'),
  };
  const m = await getTranslations('member');
  const problems = {
    throttled: m('errors.throttled'),
    'csrf/forbidden': m('errors.forbidden'),
    'member/conflict': m('errors.conflict'),
    'password/forbidden': m('errors.password'),
    'link/expired': m('errors.expired'),
  };
  return { done, refused, problems, failed: t('save.failed', { email: CONTACT_ADDRESS }) };
}
