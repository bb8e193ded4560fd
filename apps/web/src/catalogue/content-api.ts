import type { LikenessWeights, Locale } from '@toile/contracts';
import { ask, askOwn } from '../api/ask';
import { getJson, orNothing, orNull } from '../api/get-json';
import { askLockable } from '../api/get-lockable';
import type { ArgumentsOf, Shape } from '../api/operations';

/** Null when there is no such thing. */
export const getStreetStyle = (slug: string, locale: Locale) =>
  orNull(ask('/street/{slug}', { path: { slug } }, locale));
export const listStreetStyles = (city: string | undefined, locale: Locale) =>
  ask('/street/search', { query: { city } }, locale);

/** Without a plan there are the new faces only, so these are asked as the reader; those of an agency too. */
export const getModels = (locale: Locale) => askOwn('/model', {}, locale);
type ModelQuery = NonNullable<ArgumentsOf<'get', '/model'>['query']>;
export const listModels = (query: ModelQuery, locale: Locale) =>
  // It answers suggestions to who asks for `model`.
  askOwn('/model/search', { query }, locale) as Promise<Shape<'ModelPageDto'>>;
export const getModel = (slug: string, locale: Locale) =>
  orNull(ask('/model/{slug}', { path: { slug } }, locale));
export const listLooksOfModel = (slug: string, page: number, locale: Locale) =>
  askLockable('/model/{slug}/more', { path: { slug }, query: { page } }, 'looks', locale);
export type SimilarPath = '/look/related' | '/look/tags/similars';
/** Null when there is no such look. */
export const listSimilarLooks = (
  path: SimilarPath,
  look: string,
  query: { page: number } & Partial<LikenessWeights>,
  locale: Locale,
) => orNull(askLockable(path, { query: { ...query, look } }, 'looks', locale));
export const listSimilarStreet = (look: string, page: number, locale: Locale) =>
  orNull(askLockable('/street/tags/similars', { query: { look, page } }, 'streetstyle', locale));
export const getAgency = (slug: string, locale: Locale) =>
  orNull(askOwn('/agency/{slug}', { path: { slug } }, locale));

export const getLiveShow = (slug: string, locale: Locale) =>
  orNull(ask('/live/{slug}', { path: { slug } }, locale));
/** Null also where what it counts cannot be counted now: the looks are there without. */
export const getLiveRoom = (slug: string, locale: Locale) =>
  orNothing(ask('/api/live/{slug}/room', { path: { slug } }, locale));
export const getLiveNow = (locale: Locale) => ask('/live', {}, locale);
export const getLiveCalendar = (type: string, season: string, locale: Locale) =>
  orNull(ask('/live/{type}/{season}', { path: { type, season } }, locale));

export const getLatestTrends = (locale: Locale) => orNull(ask('/trends', {}, locale));
export const getTrends = (type: string, season: string, locale: Locale) =>
  orNull(ask('/trends/{type}/{season}', { path: { type, season } }, locale));
export const getTopKeywords = (locale: Locale) => ask('/top-tagged-keywords', {}, locale);

export const getMember = (slug: string, locale: Locale) =>
  orNull(ask('/members/{slug}', { path: { slug } }, locale));
export const getWalk = (slug: string, locale: Locale) =>
  orNull(ask('/walks/{slug}', { path: { slug } }, locale));

export type SeriesPath = '/news' | '/talk/more' | '/parisiens-in-paris/more';
export const listArticles = (series: SeriesPath, page: number, locale: Locale) =>
  ask(series, { query: { page } }, locale);
export const getPage = (slug: string, locale: Locale) =>
  orNull(ask('/page/{slug}', { path: { slug } }, locale));
export const getNewsletter = (slug: string, locale: Locale) =>
  orNull(ask('/newsletters/{slug}', { path: { slug } }, locale));
/** A page at a path of the editors' own, e.g. `/guides/fabrics/velvet`, which no operation names. */
export const getDynamicPage = (path: string, locale: Locale) =>
  orNull(getJson<Shape<'ArticleDetailsDto'>>(path, locale));
