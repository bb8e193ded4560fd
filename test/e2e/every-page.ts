const LOCALE = /^\/(en|es|fr|it|zh)(?=\/)/;

/** Every page a visitor can read, one of each kind, without its language. */
export async function everyPage(url: string): Promise<string[]> {
  const found: Record<string, string> = {};
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const [, address = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const kind = /([^/]+)\.xml/.exec(address)?.[1]?.replace(/-\d+$/, '') ?? '';
    if (found[kind]) continue;
    const file = await (await fetch(url + new URL(address).pathname)).text();
    const first = /<loc>([^<]+)<\/loc>/.exec(file)?.[1];
    if (first) found[kind] = new URL(first).pathname.replace(LOCALE, '');
  }
  const { results } = (await (await fetch(`${url}/api/reports/list`)).json()) as {
    results: { slug: string }[];
  };
  const season = found.season?.split('/').at(-1) ?? 'spring-summer-2027';
  const designer = found.designer?.split('/').at(-1) ?? '';
  const of = (...kinds: string[]) => kinds.flatMap((kind) => found[kind] ?? []);
  return [
    '',
    '/top-tagged-keywords',
    '/collection',
    '/collection/search',
    '/collection/woman',
    `/collection/woman/${designer}`,
    '/look/search',
    '/look/search?type=woman&page=2',
    '/look/more',
    '/look/picture',
    '/compare',
    ...of('look', 'collection', 'designer', 'agency', 'model', 'street', 'live', 'member', 'walk'),
    ...of('page', 'newsletter', 'dynamic'),
    ...of('model').map((path) => `${path}/more`),
    ...of('look').flatMap((path) => [
      `/look/related?look=${path.split('/').at(-1)}`,
      `/look/tags/similars?look=${path.split('/').at(-1)}`,
    ]),
    ...of('street').map((path) => `/street/tags/similars?look=${path.split('/').at(-1)}`),
    `/designer/ajax-get/${designer}`,
    '/model',
    '/model/search',
    '/street',
    '/street/search',
    '/live',
    `/live/woman/${season}`,
    '/trends',
    `/trends/woman/${season}`,
    '/news',
    '/talk/more',
    '/parisiens-in-paris/more',
    '/auth',
    '/auth/forgot-password',
    '/auth/reset-password?token=x',
    '/auth/confirm?token=x',
    '/auth/leave',
    '/auth/status',
    '/newsletter/confirm?token=x',
    '/newsletter/unsubscribe?token=x',
    '/premium-memberships',
    '/brand-visibility',
    '/data-products/dashboard',
    '/no/such/page',
    '/status',
    '/reports',
    '/reports/flash',
    ...results.slice(0, 1).map(({ slug }) => `/reports/${slug}`),
  ];
}

/** Pages of whoever is signed in. */
export const OWN_PAGES = [
  '/moodboards',
  '/moodboards/create',
  '/user/account/update',
  '/user/feed',
  '/data/desk',
  '/data/dashboard/decks',
];
export const DASHBOARD_PAGES = [
  ...['home', 'trends', 'brands', 'seasons', 'time', 'explore'].map((slug) => `/data/dashboard/${slug}`),
  '/data/dashboard/trend-focus?trend=denim&with=lace',
  '/data/dashboard/season-focus?season=spring-summer-2027',
  '/data/dashboard-components',
  '/data/restatements',
  '/data/forecasts',
  '/data/leads',
  '/data/paths',
];
/** The newest show that is published. */
export async function firstShow(url: string): Promise<string> {
  const { results } = (await (await fetch(`${url}/api/collections`)).json()) as {
    results: { slug: string }[];
  };
  return results[0]?.slug ?? '';
}
/** Of editors; the page of one show, and of its tags, are those of `show`. */
export const newsroomPages = (show: string): string[] =>
  [
    '',
    '/shows',
    '/shows?view=calendar',
    `/shows/${show}`,
    '/tagging',
    `/tagging/${show}`,
    '/tagging/agreement',
    '/tagging/twice',
    '/vocabulary',
    '/vocabulary?concept=garment/trench-coat',
    '/retags',
    '/words',
  ].map((path) => `/newsroom${path}`);
/** Of operators, and of those who help members. */
export const OPERATORS_PAGES = ['/people', '/people?search=demo', '/plans', '/streams'].map(
  (path) => `/newsroom${path}`,
);
