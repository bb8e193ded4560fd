import { FREE_LISTING_PAGES, type Locale, type PaywallContext } from '@toile/contracts';
import { ask, askOwn, ownCookie } from './ask';
import { orNothing } from './get-json';
import type { AnswerOf, ArgumentsOf } from './operations';

/** Listings that end somewhere without a plan. */
type LockablePath =
  | '/look/search'
  | '/street/search'
  | '/model/{slug}/more'
  | '/look/related'
  | '/look/tags/similars'
  | '/street/tags/similars';

/** A page of a listing, as far as this reader may see it. @throws ApiError */
export async function askLockable<P extends LockablePath>(
  path: P,
  asked: ArgumentsOf<'get', P> & { query?: { page?: number | undefined } },
  context: PaywallContext,
  locale: Locale,
): Promise<AnswerOf<'get', P>> {
  if ((asked.query?.page ?? 1) > FREE_LISTING_PAGES) return askOwn(path, asked, locale);
  // Its pictures are everybody's; only how far it goes on is not.
  const [found, open_pages] = await Promise.all([ask(path, asked, locale), openPages(context, locale)]);
  return { ...(found as object), open_pages } as AnswerOf<'get', P>;
}

/** How many pages are open to this reader; null for all. Should nobody know, those that are open to everybody. */
export async function openPages(context: PaywallContext, locale: Locale): Promise<number | null> {
  // A page that is everybody's is drawn for nobody, to whom no more is open.
  if (!(await ownCookie())) return FREE_LISTING_PAGES;
  const query = { context, page: FREE_LISTING_PAGES + 1 };
  const first = await orNothing(askOwn('/api/paywall/retrieve', { query }, locale));
  return first && !first.locked ? null : FREE_LISTING_PAGES;
}
