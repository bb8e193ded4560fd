import type { Locale, ReportPart } from '@toile/contracts';

/** A bar of a chart: a share or a count, beside what it was a year earlier. */
export interface Bar {
  label: string;
  value: number;
  valueLabel: string;
  /** In the unit of `value`; null where it is unknown. */
  before: number | null;
  /** Percent; null where it is unknown. */
  evolution: number | null;
  /** The change may be chance. */
  isUncertain: boolean;
  /** Of the bar itself, in charts of colours. */
  colour: string | null;
}
export interface PicturedLook {
  filename: string;
  title: string;
  detail: string;
}

/** A page of a report: what the figures say, and the figures themselves. */
export interface Chapter {
  title: string;
  lead: string;
  text: string;
  bars: Bar[];
  /** Draws the bars as one band of colours above them, too. */
  band: boolean;
  looks: PicturedLook[];
  /** How it was counted. */
  counted: string;
}

export interface GlanceRow {
  label: string;
  value: string;
  evolution: number | null;
  isUncertain: boolean;
}

/** Everything that stands in a report that Toile draws, in one language: words and figures, ready to be set. */
export interface Edition {
  locale: Locale;
  title: string;
  summary: string;
  /** "Premium report", and the day it appeared. */
  kind: string;
  day: string;
  /** What it is about: "Womenswear · Paris · Spring-Summer 2027". */
  about: string;
  cover: string | null;
  publishedAt: string;
  contents: ReportPart[];
  /** What stands above the contents and below the figures. */
  labels: { contents: string; changes: string };
  glance: GlanceRow[];
  chapters: Chapter[];
  method: string[];
}
