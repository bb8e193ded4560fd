import type { Reference } from './catalogue.js';
import type { Garment } from './collection-facts.js';
import type { FigureAddress } from './figures/index.js';
import type { ReportChapter, ReportType } from './report.js';
import type { SeasonCode } from './seasons.js';
import type { TagCategorySlug } from './tag-categories.js';
import type { Translations } from './translations.js';

/** One picture in an article: of a look, or uploaded. */
export type PictureBlock = {
  type: 'picture';
  /** The slug of a look; else `image` is the name of an uploaded picture. */
  look: string | null;
  image: string | null;
  /** Of an uploaded picture, in pixels: its place is kept before it is there. */
  width: number | null;
  height: number | null;
  /** What is seen in it, for whoever does not see it; a look's own words where nothing is said. */
  alt: string;
  caption: string;
};

/** A figure of the dashboard with its filters, as it stands when the article is read. */
export type FigureBlock = {
  type: 'figure';
  figure: FigureAddress;
  filters: Record<string, string>;
  caption: string;
};

/** A part of an article: words, somebody's words, pictures of the catalogue, or a figure. */
export type Block =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'quote'; text: string; by: string }
  | { type: 'question'; text: string; answer: string }
  | { type: 'looks'; looks: string[] }
  | PictureBlock
  | FigureBlock;

export const PAGE_SERIES = ['news', 'talk', 'parisiens-in-paris', 'about'] as const;
export type PageSeries = (typeof PAGE_SERIES)[number];

type ArticleWords = {
  title: string;
  summary: string;
  blocks: Block[];
  /** What search engines show in the place of title and summary; an empty one is the page's own. */
  seo?: { title: string; description: string };
};

type Article = ArticleWords & {
  image: string | null;
  author: string;
  published_at: string;
  translations?: Translations<ArticleWords>;
};

type BannerContent = {
  title: string;
  text: string;
  image: string | null;
  url: string;
  label: string;
  dismissible: boolean;
  starts_at: string;
  ends_at: string | null;
  /** Chance of being drawn, relative to the others. */
  weight: number;
  translations?: Translations<{ title: string; text: string; label: string }> | undefined;
};

/** Everything editors keep beside collections and looks: what each kind consists of. Times are ISO, in UTC. */
interface ContentKinds {
  type: { name: string };
  city: { name: string; country: string; timezone: string };
  season: {
    name: string;
    short_name: string;
    code: SeasonCode;
    year: number;
    shows_start: string;
    shows_end: string;
  };
  /** What kind of tag it is; looks carry tags of their own accord. */
  tag: { name: string; category: TagCategorySlug };
  designer: {
    name: string;
    city: string;
    founded: number | null;
    bio: string;
    website: string | null;
    /** The slug of the member who keeps this brand's collections. */
    owner: string | null;
    translations?: Translations<{ bio: string }>;
  };
  agency: {
    name: string;
    city: string;
    about: string;
    website: string | null;
    translations?: Translations<{ about: string }>;
  };
  model: {
    name: string;
    gender: 'woman' | 'man' | 'non-binary';
    agency: string | null;
    nationality: string;
    height_cm: number | null;
    debut: string | null;
    new_face: boolean;
  };
  'street-style': {
    designer: Reference | null;
    season: Reference;
    type: Reference;
    city: Reference;
    tags: Reference[];
    models: Reference[];
    colours: string[];
    image_filename: string;
    width: number;
    height: number;
    thumbhash: string | null;
    description: string;
    translations?: Translations<{ description: string }>;
    /** From the skin outwards; missing where nobody has said it. */
    garments?: Garment[];
    photographer: string;
    taken_at: string;
    sponsored: boolean;
  };
  walk: {
    title: string;
    intro: string;
    curator: string;
    published_at: string;
    looks: { slug: string; note: string }[];
    /** Notes in the order of the looks. */
    translations?: Translations<{ title: string; intro: string; notes: string[] }>;
  };
  page: Article & { series: PageSeries };
  'dynamic-page': Article;
  newsletter: Article & { issue: number };
  report: {
    id: number;
    type: ReportType;
    title: string;
    summary: string;
    season: string | null;
    city: string | null;
    cover: string | null;
    published_at: string;
    pages: number;
    /** Inside the private reports folder. */
    file: string;
    /** What Toile draws the file from itself, of the season and city above; null for a file that was uploaded. */
    figures: { type: string; chapters: ReportChapter[] } | null;
    translations?: Translations<{ title: string; summary: string }>;
  };
  client: { name: string; url: string | null; logo: string | null };
  'footer-banner': BannerContent;
  'homepage-banner': BannerContent;
  'promo-band': BannerContent;
  poll: {
    id: number;
    question: string;
    closes_at: string | null;
    options: { id: number; label: string }[];
    /** Labels in the order of the options. */
    translations?: Translations<{ question: string; labels: string[] }>;
  };
  member: {
    name: string;
    about: string;
    occupation: string;
    city: string;
    joined_at: string;
    looks: string[];
    translations?: Translations<{ about: string; occupation: string; city: string }>;
  };
}
export type ContentKind = keyof ContentKinds;
export type ContentOf<K extends ContentKind> = ContentKinds[K];

/** One thing editors keep, with where it is. A dynamic page's slug is its path and may hold slashes. */
export type ContentEntry = {
  [K in ContentKind]: { kind: K; slug: string; doc: ContentOf<K> };
}[ContentKind];

/** What the newsroom has forms for. */
export const WRITTEN_KINDS = [
  'page',
  'dynamic-page',
  'newsletter',
  'walk',
  'report',
  'poll',
  'homepage-banner',
  'promo-band',
  'footer-banner',
  'client',
  'designer',
  'model',
] as const satisfies readonly ContentKind[];
export type WrittenKind = (typeof WRITTEN_KINDS)[number];
