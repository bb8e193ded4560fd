import {
  type AgencyDetails,
  type ArticleDetails,
  type ArticleSummary,
  type LiveCalendar,
  type LiveShow,
  type Locale,
  type Lockable,
  type LookSummary,
  type MemberPage,
  type ModelDetails,
  type ModelSummary,
  type ModelsPage,
  type NewsletterDetails,
  type Page,
  pathOf,
  type StreetStyleDetails,
  type StreetStyleSummary,
  type TopKeywords,
  type TrendsPage,
  type WalkDetails,
} from '@toile/contracts';
import { cache } from 'react';
import { getJson, orNull } from '../api/get-json';
import { getLockable } from '../api/get-lockable';
import { getOwn } from '../api/personal';
import { withPage } from '../listing/with-page';

/** Each is asked once a request; null when there is no such thing. */
export const getStreetStyle = cache((slug: string, locale: Locale) =>
  orNull(getJson<StreetStyleDetails>(pathOf('street_show', { slug }), locale)),
);
export const listStreetStyles = cache((query: string, locale: Locale) =>
  getJson<Page<StreetStyleSummary>>(pathOf('street_search', {}) + query, locale),
);

/** Without a plan there are the new faces only, so these are asked as the reader; those of an agency too. */
export const getModels = cache((locale: Locale) => getOwn<ModelsPage>(pathOf('model_index', {}), locale));
export const listModels = cache((query: string, locale: Locale) =>
  getOwn<Page<ModelSummary>>(pathOf('model_search', {}) + query, locale),
);
export const getModel = cache((slug: string, locale: Locale) =>
  orNull(getJson<ModelDetails>(pathOf('model_show', { slug }), locale)),
);
export const listLooksOfModel = cache((slug: string, page: number, locale: Locale) =>
  getLockable<Page<LookSummary> & Lockable>(
    withPage(pathOf('model_more', { slug }), page),
    'looks',
    page,
    locale,
  ),
);
export const getAgency = cache((slug: string, locale: Locale) =>
  orNull(getOwn<AgencyDetails>(pathOf('agency_show', { slug }), locale)),
);

export const getLiveShow = cache((slug: string, locale: Locale) =>
  orNull(getJson<LiveShow>(pathOf('live_show', { slug }), locale)),
);
export const getLiveCalendar = cache((type: string, season: string, locale: Locale) =>
  orNull(getJson<LiveCalendar>(pathOf('live_calendar', { type, season }), locale)),
);

export const getLatestTrends = cache((locale: Locale) =>
  orNull(getJson<TrendsPage>(pathOf('trends_index', {}), locale)),
);
export const getTrends = cache((type: string, season: string, locale: Locale) =>
  orNull(getJson<TrendsPage>(pathOf('trends_show', { type, season }), locale)),
);
export const getTopKeywords = cache((locale: Locale) =>
  getJson<TopKeywords>(pathOf('top_tagged_keywords', {}), locale),
);

export const getMember = cache((slug: string, locale: Locale) =>
  orNull(getJson<MemberPage>(pathOf('member_show', { slug }), locale)),
);
export const getWalk = cache((slug: string, locale: Locale) =>
  orNull(getJson<WalkDetails>(pathOf('walk_show', { slug }), locale)),
);
export const listArticles = cache((path: string, locale: Locale) =>
  getJson<Page<ArticleSummary>>(path, locale),
);
export const getPage = cache((slug: string, locale: Locale) =>
  orNull(getJson<ArticleDetails>(pathOf('page_show', { slug }), locale)),
);
export const getNewsletter = cache((slug: string, locale: Locale) =>
  orNull(getJson<NewsletterDetails>(pathOf('newsletter_show', { slug }), locale)),
);
/** A page at a path of the editors' own, e.g. `/guides/fabrics/velvet`. */
export const getDynamicPage = cache((path: string, locale: Locale) =>
  orNull(getJson<ArticleDetails>(path, locale)),
);
