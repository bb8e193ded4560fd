import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';

/** Retaggings of the past, the newest first. @throws ApiError */
export const pastRetags = (page: number, locale: Locale) =>
  askOwn('/api/editor/retags', { query: { page } }, locale);
