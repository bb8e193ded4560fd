import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';

/** The feed of who is signed in. */
export const getFeed = (locale: Locale) => askOwn('/api/follows/feed', {}, locale);
