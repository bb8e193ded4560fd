import { z } from 'zod';
import { slugSchema } from './define-message.js';
import { REPORT_CHAPTERS } from './report.js';
import { SEASON_CODES } from './seasons.js';
import { TAG_CATEGORIES, type TagCategorySlug } from './tag-categories.js';

const text = (max: number) => z.string().trim().max(max);
const name = text(200).min(1);
const time = z.iso.datetime();
const link = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)[^\s\\]*$/)]);
const picture = z.string().max(255).nullable().default(null);
const tagCategories = TAG_CATEGORIES.map(({ slug }) => slug) as [TagCategorySlug, ...TagCategorySlug[]];
const slugs = z.array(slugSchema).max(500);

/** A part of an article: words, somebody's words, or pictures of the catalogue. */
export const blockSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), text: text(300) }),
  z.strictObject({ type: z.literal('paragraph'), text: text(5_000) }),
  z.strictObject({ type: z.literal('quote'), text: text(2_000), by: text(200).default('') }),
  z.strictObject({ type: z.literal('question'), text: text(1_000), answer: text(5_000) }),
  z.strictObject({ type: z.literal('looks'), looks: slugs }),
]);
export type Block = z.infer<typeof blockSchema>;

export const PAGE_SERIES = ['news', 'talk', 'parisiens-in-paris', 'about'] as const;
export const REPORT_TYPES = ['flash', 'premium', 'general'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

const article = z.strictObject({
  title: name,
  summary: text(1_000).default(''),
  image: picture,
  author: text(200).default(''),
  published_at: time,
  blocks: z.array(blockSchema).max(200).default([]),
});
/** Words in the languages beside English; what is missing is shown in English. */
const translated = <S extends z.ZodType>(words: S) =>
  z.partialRecord(z.enum(['es', 'fr', 'it', 'zh']), words).optional();
const banner = z.strictObject({
  title: name,
  text: text(1_000).default(''),
  image: picture,
  url: link,
  label: text(100),
  dismissible: z.boolean().default(true),
  starts_at: time,
  ends_at: time.nullable().default(null),
  /** Chance of being drawn, relative to the others. */
  weight: z.number().positive().max(1_000).default(1),
  translations: translated(z.strictObject({ title: name, text: text(1_000).default(''), label: text(100) })),
});

/** Everything editors keep beside collections and looks: what each kind consists of. */
export const CONTENT_SCHEMAS = {
  type: z.strictObject({ name }),
  city: z.strictObject({ name, country: name, timezone: name }),
  season: z.strictObject({
    name,
    short_name: text(10),
    code: z.enum(SEASON_CODES),
    year: z.int().min(1900).max(2200),
    shows_start: z.iso.date(),
    shows_end: z.iso.date(),
  }),
  /** What kind of tag it is; looks carry tags of their own accord. */
  tag: z.strictObject({ name, category: z.enum(tagCategories) }),
  designer: z.strictObject({
    name,
    city: slugSchema,
    founded: z.int().min(1700).max(2200).nullable().default(null),
    bio: text(5_000).default(''),
    website: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .default(null),
    /** The slug of the member who keeps this house's collections. */
    owner: slugSchema.nullable().default(null),
  }),
  agency: z.strictObject({
    name,
    city: slugSchema,
    about: text(2_000).default(''),
    website: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .default(null),
  }),
  model: z.strictObject({
    name,
    gender: z.enum(['woman', 'man', 'non-binary']),
    agency: slugSchema.nullable().default(null),
    nationality: text(100).default(''),
    height_cm: z.int().min(100).max(230).nullable().default(null),
    debut: slugSchema.nullable().default(null),
    new_face: z.boolean().default(false),
  }),
  'street-style': z.strictObject({
    designer: z.strictObject({ slug: slugSchema, name }).nullable(),
    season: z.strictObject({ slug: slugSchema, name }),
    type: z.strictObject({ slug: slugSchema, name }),
    city: z.strictObject({ slug: slugSchema, name }),
    tags: z.array(z.strictObject({ slug: slugSchema, name })).max(60),
    models: z.array(z.strictObject({ slug: slugSchema, name })).max(20),
    colours: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).max(10),
    image_filename: z.string().min(1).max(255),
    width: z.int().positive(),
    height: z.int().positive(),
    thumbhash: z.string().max(100).nullable().default(null),
    description: text(2_000),
    photographer: name,
    taken_at: time,
    sponsored: z.boolean().default(false),
  }),
  walk: z.strictObject({
    title: name,
    intro: text(2_000).default(''),
    curator: text(200).default(''),
    published_at: time,
    looks: z.array(z.strictObject({ slug: slugSchema, note: text(1_000).default('') })).max(200),
  }),
  page: article.extend({ series: z.enum(PAGE_SERIES) }),
  'dynamic-page': article,
  newsletter: article.extend({ issue: z.int().positive() }),
  report: z.strictObject({
    id: z.int().positive(),
    type: z.enum(REPORT_TYPES),
    title: name,
    summary: text(1_000).default(''),
    season: slugSchema.nullable().default(null),
    city: slugSchema.nullable().default(null),
    cover: picture,
    published_at: time,
    pages: z.int().min(1).max(2_000),
    /** Inside the private reports folder. */
    file: z.string().regex(/^[a-z0-9][a-z0-9/_-]{0,150}\.pdf$/),
    /** What Toile draws the file from itself, of the season and city above; null for a file that was uploaded. */
    figures: z
      .strictObject({ type: slugSchema, chapters: z.array(z.enum(REPORT_CHAPTERS)).min(1).max(20) })
      .nullable()
      .default(null),
    translations: translated(z.strictObject({ title: name, summary: text(1_000).default('') })),
  }),
  client: z.strictObject({ name, url: link.nullable().default(null), logo: picture }),
  'footer-banner': banner,
  'homepage-banner': banner,
  'promo-band': banner,
  poll: z.strictObject({
    id: z.int().positive(),
    question: name,
    closes_at: time.nullable().default(null),
    options: z
      .array(z.strictObject({ id: z.int().positive(), label: name }))
      .min(2)
      .max(20),
    /** Labels in the order of the options. */
    translations: translated(z.strictObject({ question: name, labels: z.array(name).max(20) })),
  }),
  member: z.strictObject({
    name,
    about: text(2_000).default(''),
    occupation: text(200).default(''),
    city: text(200).default(''),
    joined_at: time,
    looks: slugs.default([]),
  }),
} as const;
export type ContentKind = keyof typeof CONTENT_SCHEMAS;
export type ContentOf<K extends ContentKind> = z.infer<(typeof CONTENT_SCHEMAS)[K]>;
export const CONTENT_KINDS = Object.keys(CONTENT_SCHEMAS) as ContentKind[];

/** One thing editors keep, with where it is. A dynamic page's slug is its path and may hold slashes. */
export type ContentEntry = {
  [K in ContentKind]: { kind: K; slug: string; doc: ContentOf<K> };
}[ContentKind];
