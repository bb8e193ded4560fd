import type { ModelSummaryDto } from '../../apps/api/src/features/browse/dto/model.dto.js';
import type { ReportSummaryDto } from '../../apps/api/src/features/reports/report.dto.js';
import type { Answer } from '../../apps/api/src/testing/testing-api.js';
import { AGENCY, MODEL, PREMIUM_FILE, STREET, VELVET } from './locked-catalogue.js';

/** A route that can show what is locked: an address that asks for more than is open, and how much of it was given. */
export interface LockedRoute {
  ask: string;
  given: (answer: Answer) => number;
}
interface Shown {
  results: unknown[];
  new_faces?: ModelSummaryDto[];
  models?: ModelSummaryDto[];
  report?: ReportSummaryDto;
}
const body = (answer: Answer) => answer.body as unknown as Shown;

const rows = (ask: string): LockedRoute => ({ ask, given: (answer) => body(answer).results?.length ?? 0 });
const models = (ask: string): LockedRoute => ({
  ask,
  given: (answer) => {
    const { results = [], new_faces = [], models: own = [] } = body(answer);
    return [...(results as ModelSummaryDto[]), ...new_faces, ...own].filter(({ new_face }) => !new_face)
      .length;
  },
});
const premium = (ask: string): LockedRoute => ({
  ask,
  given: (answer) => {
    const { results = [], report } = body(answer);
    const reports = [...(results as ReportSummaryDto[]), ...(report ? [report] : [])];
    return reports.filter(({ type, download_url }) => type === 'premium' && download_url).length;
  },
});
/** The test keeps no original of the picture: 404 is the answer of who was let through. */
const file = (ask: string): LockedRoute => ({
  ask,
  given: ({ status }) => Number([200, 404].includes(status)),
});

/** By the route's pattern. */
export const LOCKS: Record<string, LockedRoute> = {
  '/look/search': rows('/look/search?page=3'),
  '/look/more': rows('/look/more?page=3'),
  '/look/related': rows(`/look/related?look=${VELVET}&page=3`),
  '/look/tags/similars': rows(`/look/tags/similars?look=${VELVET}&page=3`),
  '/street': rows('/street?page=3'),
  '/street/search': rows('/street/search?page=3'),
  '/street/more': rows('/street/more?page=3'),
  '/street/tags/similars': rows(`/street/tags/similars?look=${STREET}&page=3`),
  '/model/{slug}/more': rows(`/model/${MODEL}/more?page=3`),
  '/model': models('/model'),
  '/model/search': models('/model/search?search=a'),
  '/agency/{slug}': models(`/agency/${AGENCY}`),
  '/reports': premium('/reports'),
  '/reports/{slug}': premium('/reports/deep'),
  '/api/reports/list': premium('/api/reports/list'),
  '/api/reports/premium/list': premium('/api/reports/premium/list'),
  '/download/{encoded}/pdf': file(`/download/${Buffer.from(PREMIUM_FILE).toString('base64url')}/pdf`),
  '/cdn/{filter}/{filename}': file('/cdn/zoom_2000/velvet-1.jpg'),
  '/api/medias/archive': file(`/api/medias/archive?items=look:${VELVET}`),
};

/** Routes with pictures, models or files that are everybody's, by the reason why. */
export const OPEN: Record<string, string[]> = {
  'a page of its own, which the sitemap names': [
    '/look/{slug}',
    '/street/{slug}',
    '/model/{slug}',
    '/designer/{slug}',
    '/designer/ajax-get/{slug}',
    '/collection/{slug}',
    '/live/{slug}',
    '/api/live/{slug}/looks',
    '/api/live/{slug}/room',
    '/trends',
    '/trends/{type}/{season}',
  ],
  'collections and houses have no context: a cover or a dozen looks stands for each': [
    '/api/collections',
    '/collection',
    '/collection/search',
    '/collection/{type}/{designer}',
    '/collection/{type}/{designer}/{season}',
    '/live',
    '/live/{type}/{season}',
    '/api/designers',
    '/api/designers/{slug}/timeline',
    '/api/models/{slug}/timeline',
  ],
  'a row stands for a search, with the first look of its first page, which is open': [
    '/api/search/completions',
  ],
  'chosen by editors or by the member who shares it, from pages that are open': [
    '/walks/{slug}',
    '/members/{slug}',
    '/news',
    '/talk/more',
    '/parisiens-in-paris/more',
    '/page/{slug}',
    '/newsletters/{slug}',
    '/moodboards/public/{token}',
    '/moodboards/public/{token}/more',
    '/moodboards/pdf/{token}',
    '/moodboards/pdf/{token}/progress',
    '/moodboards/pictures/{address}/{picture}/{size}',
  ],
  'before its time, for who was given a link by those who keep the brand': [
    '/newsroom/preview/{token}',
    '/api/newsroom/previews/{token}/{filename}',
    '/newsroom/words/preview/{token}',
  ],
  'the dashboard never locks; without a subscription it is the demo of closed seasons': [
    '/api/dashboard/brands/kpi',
    '/api/dashboard/seasons/kpi',
    '/api/dashboard/homepage/trends/kpi',
    '/api/dashboard/trends/kpi/searches',
    '/api/dashboard/trends/kpi/runway-share-adoption-by-brands',
    '/api/dashboard/category-overview/runway-share',
    '/api/dashboard/category-overview/searches',
    '/api/dashboard/category-overview/moodboards',
    '/api/dashboard/graphs/{graph}',
    '/api/dashboard/graphs/{graph}/home',
    '/api/dashboard/home/most-viewed-looks',
    '/api/dashboard/most-viewed-looks',
    '/api/dashboard/most-viewed-looks/random',
    '/api/dashboard/{dimension}/most-viewed-looks',
    '/api/dashboard/{dimension}/most-saved-to-moodboard',
    '/api/dashboard/forecasts',
    '/api/dashboard/forecasts/record',
    '/api/dashboard/forecasts/record.atom',
    '/api/dashboard/leads',
    '/api/dashboard/paths',
    '/api/dashboard/restatements',
    '/api/dashboard/restatements.atom',
    '/api/dashboard/rows/context',
    '/api/dashboard/rows/events',
    '/api/dashboard/rows/looks',
    '/api/dashboard/series',
    '/api/dashboard/series/split',
    '/api/dashboard/pages/{slug}/pdf',
    '/api/dashboard/live',
    '/api/dashboard/exports/{id}',
    '/api/data/{table}/manifest',
    '/api/data/{table}/{file}',
    '/data/embed/{token}',
  ],
  'flash reports are everybody’s': ['/api/reports/flash/list'],
};

/** Routes that answer no looks, models or files; those of members, brands and staff ask for a permission. */
export const NOTHING = [
  '/api/live/{slug}/readers',
  '/api/alert-feeds/{key}',
  '/api/autocomplete/{kind}',
  '/api/cities',
  '/api/cities/autocomplete',
  '/api/cities/{slug}',
  '/api/jobs',
  '/api/content-version',
  '/api/vocabulary',
  '/api/clients',
  '/api/collection/{slug}/rating/overview',
  '/api/countries',
  '/api/genders',
  '/api/docs',
  '/api/docs/{file}',
  '/api/changelog',
  '/api/problems',
  '/api/problems/{area}/{reason}',
  '/problems/{area}/{reason}',
  '/api/dashboard/configuration',
  '/api/dashboard/graphs/{graph}/filters/{filter}',
  '/api/dashboard/questions',
  '/api/dashboard/questions/looks',
  '/api/dashboard/questions/sentence',
  '/api/dashboard/questions/vocabulary',
  '/api/dashboard/search',
  '/api/dashboard/subscriptions/me',
  '/api/dynamic-pages',
  '/api/footer/banner',
  '/api/health',
  '/api/homepage-banner/show-random',
  '/api/ip-location',
  '/api/openapi.json',
  '/.well-known/security.txt',
  '/api/newsletter/unsubscribe',
  '/moodboards/invitation/{token}',
  '/api/paywall/config',
  '/api/paywall/render',
  '/api/paywall/retrieve',
  '/api/paywall/subscriptions/me',
  '/api/plans',
  '/api/promo-band',
  '/auth/confirm',
  '/api/reports/count-by-date-range',
  '/api/routes.json',
  '/api/status',
  '/api/seasons',
  '/api/seasons/autocomplete',
  '/api/seasons/{slug}',
  '/api/security/request-authentication',
  '/api/types',
  '/api/types/autocomplete',
  '/api/types/{slug}',
  '/auth/connect/{provider}',
  '/auth/connect/{provider}/callback',
  '/auth/status',
  '/auth/force-relogin',
  '/auth/logout',
  '/collection/{slug}/rating',
  '/data/mail-consent/{token}',
  '/data/unsubscribe/{token}',
  '/dev/mail',
  '/dev/mail/{file}',
  '/poll/current',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/{file}',
  '/top-tagged-keywords',
  '/translations',
  '/translations/{file}',
];
