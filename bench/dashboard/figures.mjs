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

/** Alerts that are tried on the last thirty days: of a season that is over, and of days that move along; and of twelve months on a year. */
const limit = { measure: 'value', operator: 'above', threshold: 5, days: 30 };
const alert = (figure, filters, row) => ({
  name: [figure, filters.metric, filters.window].filter(Boolean).join(', '),
  rule: {
    ...limit,
    ...(filters.window === '12m' && { days: 365 }),
    figure,
    filters: { season: 'spring-summer-2027', ...filters },
    row,
  },
});
const asked = (question, row) => ({
  name: question,
  rule: { ...limit, watches: 'question', question, row, column: '*' },
});
const moving = { window: '30d' };
const yearly = { window: '12m' };
export const TRIALS = [
  alert('category-overview/runway-share', { trend: 'tag-3' }, 'tag-3'),
  ...[{}, moving, yearly].flatMap((window) => [
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

/** Questions of the workbench: each measure, by one and two dimensions, and what it can set beside, together or into a formula. */
const spring = 'seasons=spring-summer-2027';
const eight = (name) => Array.from({ length: 8 }, (_, n) => `${name}-${n}`).join(',');
export const QUESTIONS = [
  [
    'shares of tags by city, beside a year before',
    `measures=runway_share&rows=tag&columns=city&${spring}&compare=previous`,
  ],
  [
    'looks and brands by tag and season',
    `measures=looks,brands&rows=tag&columns=season&seasons=spring-summer-2027,spring-summer-2026`,
  ],
  ['adoption of a category by city', `measures=adoption&rows=fabric&columns=city&${spring}`],
  ['tags together (lift)', `measures=lift&rows=tag&columns=tag&${spring}`],
  ['tag by colour (lift)', `measures=lift&rows=tag&columns=colour&${spring}`],
  [
    'eight houses beside each other',
    `measures=runway_share&rows=tag&columns=brand:${eight('house')}&${spring}`,
  ],
  ['views of brands, 30 days', `measures=views&rows=brand&window=30d`],
  ['views of tags by city, season', `measures=views&rows=tag&columns=city&${spring}`],
  ['saves of brands, season', `measures=saves&rows=brand&${spring}`],
  ['boards of tags by city, season', `measures=board_share&rows=tag&columns=city&${spring}`],
  ['searches of tags, 30 days', `measures=searches&rows=tag&window=30d`],
  [
    'searches of tags by country, beside a year before',
    `measures=search_share&rows=tag&columns=country&window=30d&compare=previous`,
  ],
  [
    'searches of tags by week, 12 weeks',
    `measures=searches&rows=tag&columns=week&window=days&from=2026-08-31&to=2026-11-22`,
  ],
  ['visitors by language and week', `measures=visitors&rows=language&columns=week&window=30d`],
  ['adoption of tags by type', `measures=adoption&rows=tag&columns=type&${spring}`],
  [
    'saves per 1,000 views of brands (formula)',
    `measures=saves,views&formulas=Saves:1000*saves/views&rows=brand&${spring}`,
  ],
  [
    "two groups of one's own",
    `measures=runway_share&rows=tag:~one,~two,tag-1&groups=${encodeURIComponent(`~one:tag:One:${eight('tag')};~two:tag:Two:tag-11,tag-12`)}&${spring}&compare=previous`,
  ],
  [
    'with a condition, four measures',
    `measures=looks,views,saves,board_share&rows=tag&where=city:paris&${spring}`,
  ],
].map(([name, asked]) => ({ name, path: `questions?${asked}` }));
/** Asked before, so that an api is warm: of another season, of each measure. */
export const WARM_UP = ['runway_share', 'views', 'saves', 'board_share', 'searches'].map(
  (measure) => `questions?measures=${measure}&rows=tag&seasons=fall-winter-2026`,
);
