import { ApiProperty } from '@nestjs/swagger';
import { SLIDE_KINDS, type SlideKind } from '@toile/contracts';

/** What happened to a number since the last refresh. */
export const MARKS = ['rose', 'fell', 'changed', 'new', 'gone', 'unchanged'] as const;
export type Mark = (typeof MARKS)[number];

/** One line or one colour of bars. */
export class ChartSeriesDto {
  /** @example "SS27" */
  name: string;
  /** As many as there are categories; null where there is none, or it is hidden. */
  @ApiProperty({ type: 'array', items: { type: 'number', nullable: true } })
  values: (number | null)[];
}

/** A drawing of a slide's numbers. */
export class SlideChartDto {
  @ApiProperty({ enum: ['bars', 'lines'] })
  kind: 'bars' | 'lines';
  /** Whether numbers are percent. */
  percent: boolean;
  /** Decimal places. */
  digits: number;
  categories: string[];
  series: ChartSeriesDto[];
}

/** A picture and whose it is. */
export class SlidePictureDto {
  /** @example "verne-spring-summer-2027-look-1.jpg" */
  filename: string;
  /** @example "Verne" */
  title: string;
  /** @example "Spring-Summer 2027 · Womenswear, Paris · Look 1" */
  credit: string;
  /** Path of its page without the language; null where it has none any more. */
  address: string | null;
}

/** A number that is not what it was, a row that came or went, or how many are what they were. */
export class SlideMarkDto {
  @ApiProperty({ enum: [...MARKS] })
  kind: Mark;
  /** @example "Denim 12.1% → 13.4% (+1.3)" */
  text: string;
}

/** As of when a slide of a refreshed deck is shown, and what changed since the time before. */
export class SlideRefreshDto {
  /** @example "2026-11-23T06:01:00.000Z" */
  at: string;
  /** What it is compared with; null the first time. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  since: string | null;
  /** Since when it could not be asked again. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  failed: string | null;
  /** The same in words, for a footnote. */
  note: string;
  marks: SlideMarkDto[];
}

/** A slide as it is shown: words and numbers in one language, asked just now. */
export class RenderedSlideDto {
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  @ApiProperty({ enum: [...SLIDE_KINDS] })
  kind: SlideKind;
  title: string;
  /** What its author wrote. */
  text: string | null;
  /** What narrows its numbers, in words. */
  filters: string;
  /** Heads of the table's columns; none where there is no table. */
  head: string[];
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  rows: string[][];
  /** Whether each row is a number of one and the same thing, to be read by itself. */
  keyFigures: boolean;
  /** What it says where a figure or a question has nothing to show. */
  empty: string | null;
  @ApiProperty({ type: SlideChartDto, nullable: true })
  chart: SlideChartDto | null;
  pictures: SlidePictureDto[];
  /** What must be known of it. */
  notes: string[];
  /** Definition with its version, window, and the time it was known at. */
  source: string | null;
  /** Path of the page that shows it live, without the language. */
  link: string | null;
  /** Of a deck that is refreshed by the week. */
  @ApiProperty({ type: SlideRefreshDto, nullable: true })
  refreshed: SlideRefreshDto | null;
  /** Why it cannot be shown just now. */
  problem: string | null;
}
