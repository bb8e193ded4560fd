import type { FigureMeta, FigureRow, Reference, ReportChapter } from '@toile/contracts';

/** What a report keeps of a row of a figure. */
export type Finding = Pick<
  FigureRow,
  | ('label' | 'tag_name' | 'value' | 'value_label' | 'points' | 'evolution' | 'bar_background')
  | ('change_interval' | 'image_filename' | 'city_name' | 'season_short')
>;

/** What was counted for a chapter, the largest first. */
export interface ChapterFindings {
  chapter: ReportChapter;
  rows: Finding[];
  /** What the shares are of: looks or searches. */
  whole: number;
  definition: string;
  window: Pick<FigureMeta['window'], 'from' | 'to'>;
}

/** All that was counted for a report, in no language: counted once, so that its files say the same in each. */
export interface Findings {
  type: Reference;
  city: Reference | null;
  season: Reference;
  glance: Pick<FigureRow, 'label' | 'value' | 'evolution' | 'change_interval'>[];
  window: ChapterFindings['window'];
  /** Of the definitions. */
  version: number;
  asOf: string;
  freshTo: string;
  chapters: ChapterFindings[];
}
