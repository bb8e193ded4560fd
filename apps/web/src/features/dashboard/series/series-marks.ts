import type { FigureReference } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { isOfSeasons, type SeriesScope } from './series-scope';
import type { Series, Step } from './series-values';

export type Note = Shape<'NoteDto'>;

/** A day that is marked on the drawing: when a season was shown, or what somebody wrote. */
export interface Mark {
  key: string;
  /** 1 is the earliest. */
  number: number;
  /** Its step. */
  at: number;
  from: string;
  to: string | null;
  /** Of shows: the short name of the season. */
  season: string | null;
  note: Note | null;
}

/** The figure of the register whose notes belong to a series: of the one concept that is drawn, where it is one. */
export function figureOfSeries({ measure, of, slugs, groups, job }: SeriesScope): FigureReference {
  const isNamed = slugs.length === 1 && groups.length === 0 && (of === 'trend' || of === 'brand');
  const concept: Record<string, string> = isNamed ? { [of]: slugs[0] ?? '' } : {};
  const ofBrands = (metric: string): FigureReference => {
    return { figure: 'graphs/ranking', filters: { metric, ...concept } };
  };
  switch (measure) {
    case 'runway-share':
    // No figure of the register is of the street: what is noted of a trend is noted of its looks.
    case 'street-style':
      return { figure: 'category-overview/runway-share', filters: concept };
    case 'boards':
      return { figure: 'category-overview/moodboards', filters: concept };
    case 'traffic':
      return ofBrands('traffic');
    case 'members':
      return { figure: 'graphs/search-among-consumers', filters: { job, ...concept } };
    case 'searches':
      return of === 'brand'
        ? ofBrands('searches')
        : { figure: 'category-overview/searches', filters: concept };
    case 'views':
      return of === 'brand' ? ofBrands('views') : { figure: 'trends/most-viewed-looks', filters: concept };
  }
}

/** What of the shows and notes lies in the steps that are drawn, the earliest first. */
export function marksOf(
  steps: readonly Step[],
  shows: Series['shows'],
  notes: readonly Note[],
  { of, measure, job }: Pick<SeriesScope, 'of' | 'measure' | 'job'>,
  slugs: readonly string[],
): Mark[] {
  const isSeasons = isOfSeasons({ measure });
  const last = steps.at(-1);
  // A season is named on its axis, and between two nothing is drawn: there a note belongs to the one shown before.
  const stepOf = (day: string) =>
    last && (isSeasons || day <= last.to) ? steps.findLastIndex(({ from }) => from <= day) : -1;
  const isDrawn = ({ filters }: Note) => {
    const concept = filters[of];
    const isSaid = (filter: string | undefined, said: string) => !filter || filter === said;
    return (
      (!concept || slugs.includes(concept)) && isSaid(filters.metric, measure) && isSaid(filters.job, job)
    );
  };
  const found = [
    ...(isSeasons ? [] : shows).map(({ from, to, season_short }) => {
      return { key: `shows ${season_short}`, from, to, season: season_short, note: null };
    }),
    ...notes.filter(isDrawn).map((note) => {
      return { key: note.id, from: note.date, to: null, season: null, note };
    }),
  ];
  return found
    .map((one) => ({ ...one, at: stepOf(one.from) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.from.localeCompare(b.from) || a.key.localeCompare(b.key))
    .map((one, index) => ({ ...one, number: index + 1 }));
}
