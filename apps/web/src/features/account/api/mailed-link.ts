import type { MailedLink } from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { ApiError } from '../../../api/get-json';
import { getOwn } from '../../../api/personal';

const GONE = 410;

/** What the link of a mail does, asked as its reader; null for one that does not work any more. */
export const mailedLink = cache(async (token: string): Promise<MailedLink | null> => {
  const query = new URLSearchParams({ token });
  try {
    return await getOwn<MailedLink>(`${pathOf('auth_confirm', {})}?${query}`, await getLocale());
  } catch (error) {
    if (error instanceof ApiError && error.status === GONE) return null;
    throw error;
  }
});
