import { Injectable } from '@nestjs/common';
import { type Figure, type ReportChapter, reportParts } from '@toile/contracts';
import { CategoryOverview } from '../../dashboard/category-overview/category-overview.js';
import { DEFINITIONS } from '../../dashboard/configuration/definitions.js';
import { ColourGraph } from '../../dashboard/graphs/colour-graph.js';
import { Graphs } from '../../dashboard/graphs/graphs.js';
import { Rankings } from '../../dashboard/rankings/rankings.js';
import type { Scope } from '../../dashboard/scope/scope.js';
import type { Chapter } from '../edition.js';
import { barsOf, leadOf, listed, movesOf, NOTHING_KNOWN, NUMBER } from './wording.js';

const MOST_BARS = 12;
const MOST_LOOKS = 6;

/** Asks the warehouse for what a chapter is about and puts it into words. */
@Injectable()
export class Chapters {
  constructor(
    private readonly overview: CategoryOverview,
    private readonly colours: ColourGraph,
    private readonly graphs: Graphs,
    private readonly rankings: Rankings,
  ) {}

  async write(chapter: ReportChapter, scope: Scope): Promise<Chapter> {
    const title = reportParts([chapter])[1]?.title ?? chapter;
    if (chapter === 'looks') return this.looks(title, scope);
    const figure = await this.figureOf(chapter, scope);
    const isCount = chapter === 'houses';
    const all = barsOf(figure.rows, isCount ? 'count' : 'percent', MOST_BARS);
    // What is no colour of its own would dwarf those that are.
    const bars = chapter === 'colours' ? all.filter((bar) => bar.colour !== null) : all;
    return {
      ...{ title, bars, band: chapter === 'colours', looks: [] },
      lead: leadOf(bars, baseOf(chapter, figure), !isCount),
      text: movesOf(bars),
      counted: `${countedOf(figure)} Lines mark the same season a year earlier.`,
    };
  }

  private figureOf(chapter: Exclude<ReportChapter, 'looks'>, scope: Scope): Promise<Figure> {
    switch (chapter) {
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

  private async looks(title: string, scope: Scope): Promise<Chapter> {
    const figure = await this.rankings.mostViewed(having(scope, { limit: MOST_LOOKS }));
    const looks = figure.rows.flatMap((row) =>
      row.image_filename
        ? [
            {
              filename: row.image_filename,
              title: row.label,
              detail: [row.city_name, row.season_short, viewers(row.value)].filter(Boolean).join(' · '),
            },
          ]
        : [],
    );
    const [first] = looks;
    const names = [...new Set(looks.slice(1).map((look) => look.title.split(',')[0] ?? ''))].slice(0, 3);
    return {
      ...{ title, looks, bars: [], band: false, counted: countedOf(figure), text: '' },
      lead: first
        ? `Nothing was opened by more people than ${first.title}${names.length > 0 ? `; looks of ${listed(names)} followed` : ''}.`
        : NOTHING_KNOWN,
    };
  }
}

const viewers = (people: number | null) =>
  people === null ? 'fewer than ten viewers' : `${NUMBER.format(people)} viewers`;

const having = (scope: Scope, input: Partial<Scope['input']>): Scope => ({
  ...scope,
  input: { ...scope.input, ...input },
});

/** What the numbers are of, as it goes on behind them. */
function baseOf(chapter: ReportChapter, { rows }: Figure): string {
  if (chapter === 'houses') return ' openings';
  const whole = Math.max(0, ...rows.map((row) => row.denominator ?? 0));
  return ` of ${NUMBER.format(whole)} ${chapter === 'searches' ? 'searches' : 'looks'}`;
}

function countedOf({ meta }: Figure): string {
  const known = DEFINITIONS.find(({ id, version }) => id === meta.definition && version === meta.version);
  const what = known ? `${known.label}: ${known.formula}.` : '';
  return `${what} ${day(meta.window.from)} to ${day(meta.window.to)}.`.trim();
}

export const day = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));
