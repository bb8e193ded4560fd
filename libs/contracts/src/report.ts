import type { Reference } from './catalogue.js';
import type { REPORT_TYPES } from './content.js';
import { TAG_CATEGORIES, type TagCategorySlug } from './tag-categories.js';

/** Chapters that are no category of tags. */
const OTHER_CHAPTERS = [
  { slug: 'colours', name: 'Colours' },
  { slug: 'tones', name: 'Tones' },
  { slug: 'houses', name: 'The houses people looked at' },
  { slug: 'searches', name: 'What people searched for' },
  { slug: 'looks', name: 'The looks people opened' },
] as const;
type OtherChapter = (typeof OTHER_CHAPTERS)[number]['slug'];
/** What a report can have a chapter about: a category of tags, or one of the others. */
export type ReportChapter = Exclude<TagCategorySlug, 'other'> | OtherChapter;

const CHAPTERS = [...TAG_CATEGORIES.filter(({ slug }) => slug !== 'other'), ...OTHER_CHAPTERS];
export const REPORT_CHAPTERS = CHAPTERS.map(({ slug }) => slug) as [ReportChapter, ...ReportChapter[]];

export interface ReportPart {
  title: string;
  page: number;
}

/** What stands on which page of a report that Toile draws: a cover, the figures at a glance, a chapter a page, the method. */
export function reportParts(chapters: readonly ReportChapter[]): ReportPart[] {
  const titles = chapters.map((slug) => CHAPTERS.find((chapter) => chapter.slug === slug)?.name ?? slug);
  return ['At a glance', ...titles, 'How this was counted'].map((title, index) => ({
    title,
    page: index + 2,
  }));
}

export interface ReportSummary {
  id: number;
  slug: string;
  type: (typeof REPORT_TYPES)[number];
  title: string;
  summary: string;
  season: Reference | null;
  city: Reference | null;
  cover: string | null;
  published_at: string;
  pages: number;
  locked: boolean;
  /** Null for a reader whose plan does not cover it. */
  download_url: string | null;
}

/** A figure a report leads with, beside the season a year earlier. */
export interface LeadFigure {
  of: 'looks' | 'collections' | 'brands' | 'models';
  value: number;
  /** Relative change in percent; null where there is nothing to compare with. */
  evolution: number | null;
}

/** GET `/reports/{slug}`. */
export interface ReportDetails {
  report: ReportSummary;
  /** Empty for files that were uploaded. */
  contents: ReportPart[];
  /** Empty until the file is made. */
  figures: LeadFigure[];
  others: ReportSummary[];
}

export interface ReportCounts {
  from: string;
  to: string;
  total: number;
  by_type: Record<(typeof REPORT_TYPES)[number], number>;
  by_month: { month: string; count: number }[];
}
