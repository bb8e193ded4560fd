import { Injectable } from '@nestjs/common';
import type { Figure, FigureRow, ReportChapter } from '@toile/contracts';
import { CategoryOverview, ColourGraph, Graphs, Rankings, type Scope } from '../../figures/index.js';
import type { ChapterFindings, Finding } from '../findings.js';

const MOST_BARS = 12;
const MOST_LOOKS = 6;

/** Asks the warehouse for what a chapter is about. */
@Injectable()
export class Chapters {
  constructor(
    private readonly overview: CategoryOverview,
    private readonly colours: ColourGraph,
    private readonly graphs: Graphs,
    private readonly rankings: Rankings,
  ) {}

  async count(chapter: ReportChapter, scope: Scope): Promise<ChapterFindings> {
    const { rows, meta } = await this.figureOf(chapter, scope);
    return {
      chapter,
      rows: shownOf(chapter, rows).map(kept),
      whole: Math.max(0, ...rows.map((row) => row.denominator ?? 0)),
      definition: meta.definition,
      window: { from: meta.window.from, to: meta.window.to },
    };
  }

  private figureOf(chapter: ReportChapter, scope: Scope): Promise<Figure> {
    switch (chapter) {
      case 'looks':
        return this.rankings.mostViewed(having(scope, { limit: MOST_LOOKS }));
      case 'colours':
        return this.colours.mainColours(scope);
      case 'tones':
        return this.colours.tones(scope);
      case 'houses':
        return this.graphs.ranking(having(scope, { metric: 'views' }));
      case 'searches':
        return this.overview.searches(having(scope, { category: 'garment' }));
      default:
        return this.overview.runwayShare(having(scope, { category: chapter }));
    }
  }
}

/** Rows that can be shown; looks by their pictures, everything else as bars. */
function shownOf(chapter: ReportChapter, rows: readonly FigureRow[]): FigureRow[] {
  if (chapter === 'looks') return rows.filter((row) => row.image_filename !== null);
  const bars = rows.filter((row) => row.value !== null && row.value !== 0 && !row.suppressed);
  const largest = bars.slice(0, MOST_BARS);
  // What is no colour of its own would dwarf those that are.
  return chapter === 'colours' ? largest.filter((row) => row.bar_background !== null) : largest;
}

const kept = (row: FigureRow): Finding => ({
  label: row.label,
  tag_name: row.tag_name,
  value: row.value,
  value_label: row.value_label,
  points: row.points,
  evolution: row.evolution,
  change_interval: row.change_interval,
  bar_background: row.bar_background,
  image_filename: row.image_filename,
  city_name: row.city_name,
  season_short: row.season_short,
});

const having = (scope: Scope, input: Partial<Scope['input']>): Scope => ({
  ...scope,
  input: { ...scope.input, ...input },
});
