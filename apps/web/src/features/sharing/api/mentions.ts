import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';

/** Comments in which colleagues mention the reader. @throws ApiError */
export const ownMentions = async (locale: Locale) =>
  (await askOwn('/api/dashboard/shared/mentions', {}, locale)).results;
