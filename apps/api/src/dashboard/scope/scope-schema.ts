import { COUNTRIES, EXPORT_FORMATS, JOBS, TAG_CATEGORIES } from '@toile/contracts';
import { z } from 'zod';

export const METRICS = ['traffic', 'views', 'searches'] as const;
export const COLOUR_VIEWS = ['main_colours', 'colour_tones'] as const;
export const BRAND_SCOPES = ['all-brands', 'top-20-brands'] as const;
/** Versions of a definition; the first is kept for figures that had one (`definitions.ts`). */
export const VERSIONS = ['1', '2'] as const;
export const WINDOWS = ['season', '30d', '12m'] as const;
export const ALL_CITIES = 'all-cities';
export const ALL_CATEGORIES = 'all-categories';
export const ALL_COUNTRIES = 'all-countries';
/** Defaults of the specification, section 9. */
export const DEFAULTS = {
  type: 'woman',
  city: ALL_CITIES,
  category: ALL_CATEGORIES,
  season: 'spring-summer-2027',
  compare: 'fall-winter-2026',
  scope: 'all-brands',
  metric: 'traffic',
  view: 'main_colours',
  job: 'consumer',
  country: ALL_COUNTRIES,
} as const;

const slug = z.string().trim().toLowerCase().min(1).max(200);
const day = z.iso.date();
const slugsOf = <S extends string>(list: readonly { slug: S }[]) =>
  list.map((one) => one.slug) as [S, ...S[]];

/** What every figure can be narrowed by. Values that editors can add are looked up later (`read-scope.ts`). */
export const scopeSchema = z
  .object({
    type: slug.default(DEFAULTS.type),
    city: slug.default(DEFAULTS.city),
    category: z.enum([ALL_CATEGORIES, ...slugsOf(TAG_CATEGORIES)]).default(DEFAULTS.category),
    season: slug.optional(),
    compare: slug.optional(),
    brand: slug.optional(),
    trend: slug.optional(),
    scope: z.enum(BRAND_SCOPES).default(DEFAULTS.scope),
    metric: z.enum(METRICS).default(DEFAULTS.metric),
    view: z.enum(COLOUR_VIEWS).default(DEFAULTS.view),
    job: z.enum(slugsOf(JOBS)).default(DEFAULTS.job),
    country: z.enum(slugsOf(COUNTRIES)).default(DEFAULTS.country),
    window: z.enum(WINDOWS).default('season'),
    from: day.optional(),
    to: day.optional(),
    limit: z.coerce.number().int().min(1).max(500).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    as_of: z.iso.datetime().optional(),
    definition: z.enum(VERSIONS).default('2'),
    explain: z.enum(['true', 'false']).default('false'),
    /** As a file, with a receipt. */
    format: z.enum(EXPORT_FORMATS).optional(),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    ...{ path: ['to'], message: '`from` and `to` go together' },
  })
  .refine(({ from = '', to = '' }) => from <= to, { path: ['to'], message: '`to` is before `from`' });
export type ScopeInput = z.infer<typeof scopeSchema>;
