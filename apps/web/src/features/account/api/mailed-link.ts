import { getLocale } from 'next-intl/server';
import { ApiError } from '../../../api/api-error';
import { askOwn } from '../../../api/ask';
import type { Shape } from '../../../api/operations';

const GONE = 410;

/** What the link of a mail does, asked as its reader; null for one that does not work any more. */
export async function mailedLink(token: string): Promise<Shape<'MailedLinkDto'> | null> {
  try {
    return await askOwn('/auth/confirm', { query: { token } }, await getLocale());
  } catch (error) {
    if (error instanceof ApiError && error.status === GONE) return null;
    throw error;
  }
}
