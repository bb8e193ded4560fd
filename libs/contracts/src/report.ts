import { TAG_CATEGORIES, type TagCategorySlug } from './tag-categories.js';

export const REPORT_TYPES = ['flash', 'premium', 'general'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

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
