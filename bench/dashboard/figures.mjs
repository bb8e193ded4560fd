/** Every figure of the dashboard, as it is asked for; the spring season, where both years have events. */
const season = 'season=spring-summer-2027';
const trend = 'trend=tag-3';
const brand = 'brand=house-5';

export const FIGURES = [
  ...['runway-share', 'searches', 'moodboards'].map((measure) => `category-overview/${measure}?${season}`),
  ...['runway-share', 'searches', 'moodboards'].map(
    (measure) => `category-overview/${measure}?${season}&category=fabric`,
  ),
  `brands/kpi?${season}&${brand}`,
  `seasons/kpi?${season}`,
  `homepage/trends/kpi?${season}`,
  `trends/kpi/searches?${season}&${trend}`,
  `trends/kpi/runway-share-adoption-by-brands?${season}&${trend}`,
  `graphs/color/home?${season}&view=main_colours`,
  `graphs/color/home?${season}&view=colour_tones`,
  `graphs/most-searched/home`,
  `graphs/theme/home?${season}`,
  `graphs/ranking?${season}&metric=traffic`,
  `graphs/ranking?${season}&metric=views`,
  `graphs/ranking?${season}&metric=searches`,
  `graphs/top20/home?${season}`,
  `graphs/search-among-consumers?${season}`,
  `graphs/search-by-country?${season}&${trend}`,
  `graphs/top-brands-featuring-trend?${season}&${trend}`,
  `graphs/top-trends-leading-to-brand?${season}&${brand}`,
  `home/most-viewed-looks`,
  `most-viewed-looks?${season}`,
  `most-viewed-looks/random?${season}`,
  `trends/most-viewed-looks?${season}&${trend}`,
  `brands/most-saved-to-moodboard?${season}&${brand}`,
].map((path) => ({ name: path.replace(`${season}`, '').replace(/\?&?/, ' ').trim(), path }));

/** Alerts that are tried on the last thirty days: of a season that is over, and of days that move along. */
const limit = { measure: 'value', operator: 'above', threshold: 5, days: 30 };
const alert = (figure, filters, row) => ({
  name: [figure, filters.metric, filters.window].filter(Boolean).join(', '),
  rule: { ...limit, figure, filters: { season: 'spring-summer-2027', ...filters }, row },
});
const asked = (question, row) => ({
  name: question,
  rule: { ...limit, watches: 'question', question, row, column: '*' },
});
const moving = { window: '30d' };
export const TRIALS = [
  alert('category-overview/runway-share', { trend: 'tag-3' }, 'tag-3'),
  ...[{}, moving].flatMap((window) => [
    alert('category-overview/searches', { ...window, trend: 'tag-3' }, 'tag-3'),
    alert('category-overview/moodboards', { ...window, trend: 'tag-3' }, 'tag-3'),
    alert('graphs/ranking', { ...window, metric: 'views' }, 'house-5'),
    alert('graphs/ranking', { ...window, metric: 'traffic' }, 'house-5'),
  ]),
  asked('measures=runway_share&rows=tag&seasons=spring-summer-2027&compare=previous', 'tag-3'),
  asked('measures=search_share&rows=tag&window=30d&compare=previous', 'tag-3'),
  asked('measures=views&rows=brand&window=30d', 'house-5'),
  asked('measures=board_share&rows=tag&seasons=spring-summer-2027', 'tag-3'),
  asked('measures=visitors&rows=language&window=30d', 'en'),
];

/** Twenty concepts by week, over all weeks that the bench has events of. */
const weeks = 'from=2025-09-01&to=2026-11-20';
const twenty = (name) => `slugs=${Array.from({ length: 20 }, (_, n) => `${name}-${3 * n}`).join(',')}`;
export const SERIES = [
  ...['searches', 'views', 'boards'].map((measure) => `series?measure=${measure}&${twenty('tag')}&${weeks}`),
  `series?measure=traffic&of=brand&${twenty('house')}&${weeks}`,
];

/** What the trends tab shows at once. */
export const TRENDS_TAB = [
  ...['runway-share', 'searches', 'moodboards'].map((measure) => `category-overview/${measure}?${season}`),
  `homepage/trends/kpi?${season}`,
  `graphs/most-searched/home`,
  `graphs/theme/home?${season}`,
  `graphs/color/home?${season}`,
  `trends/most-viewed-looks?${season}`,
  `trends/most-saved-to-moodboard?${season}`,
];

/** Seven figures of behaviour over the last 90 days that the bench has events of. */
const days = { from: '2026-08-23', to: '2026-11-20' };
const inDays = new URLSearchParams({ from: days.from, to: days.to });
export const NINETY_DAYS = {
  ...days,
  paths: [
    `most-viewed-looks?${season}&${inDays}`,
    `graphs/ranking?${season}&metric=traffic&${inDays}`,
    `graphs/ranking?${season}&metric=views&${inDays}`,
    `graphs/ranking?${season}&metric=searches&${inDays}`,
    `category-overview/searches?${season}&${inDays}`,
    `graphs/most-searched/home?${inDays}`,
    `graphs/search-by-country?${season}&${trend}&${inDays}`,
  ],
};
