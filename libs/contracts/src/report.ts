import type { Locale, Reference } from './catalogue.js';
import type { REPORT_TYPES } from './content.js';
import { TAG_CATEGORIES, type TagCategorySlug } from './tag-categories.js';

/** Chapters that are no category of tags. */
const OTHER_CHAPTERS = ['colours', 'tones', 'houses', 'searches', 'looks'] as const;
type OtherChapter = (typeof OTHER_CHAPTERS)[number];
/** What a report can have a chapter about: a category of tags, or one of the others. */
export type ReportChapter = Exclude<TagCategorySlug, 'other'> | OtherChapter;

const CHAPTERS: ReportChapter[] = [
  ...TAG_CATEGORIES.map(({ slug }) => slug).filter((slug) => slug !== 'other'),
  ...OTHER_CHAPTERS,
];
export const REPORT_CHAPTERS = CHAPTERS as [ReportChapter, ...ReportChapter[]];

export interface ReportPart {
  title: string;
  page: number;
}

/** What stands on which page of a report that Toile draws: a cover, the figures at a glance, a chapter a page, the method. */
export function reportParts(
  chapters: readonly ReportChapter[],
): { part: ReportChapter | 'glance' | 'method'; page: number }[] {
  return (['glance', ...chapters, 'method'] as const).map((part, index) => ({ part, page: index + 2 }));
}

export interface ReportSummary {
  id: number;
  slug: string;
  type: (typeof REPORT_TYPES)[number];
  title: string;
  summary: string;
  /** Of title and summary: English where editors wrote none in the reader's. */
  language: Locale;
  /** Of the file: the reader's where Toile draws it. */
  file_language: Locale;
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
