import type { Locale } from '@toile/contracts';
import { labelsOf } from '@toile/vocabulary';
import { ask } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import type { Shape } from '../../../api/operations';
import { hardlySeenBefore, toldByFigure, toldByTrends } from '../lib/story';

const TONES = 5;
const LOOKS = 4;

/**
 * What a season has to tell: by its figures where these are everybody's, else by its leading trends. Parts that nothing is known of are
 * empty.
 */
export async function seasonStory(trends: Shape<'TrendsDto'>, locale: Locale) {
  const { type, season } = trends;
  const query = { type: type.slug, season: season.slug };
  const figure = <T extends { rows: Shape<'FigureRowDto'>[] }>(asked: Promise<T>) =>
    orNothing(asked).then((answer) => answer?.rows ?? []);
  const [risers, fallers, tones, saved] = await Promise.all([
    figure(ask('/api/dashboard/homepage/trends/kpi', { query: { ...query, without: 'beauty' } }, locale)),
    figure(
      ask(
        '/api/dashboard/graphs/{graph}',
        { path: { graph: 'fallers' }, query: { ...query, without: 'beauty' } },
        locale,
      ),
    ),
    figure(ask('/api/dashboard/graphs/{graph}', { path: { graph: 'dominant-tones' }, query }, locale)),
    figure(
      ask(
        '/api/dashboard/{dimension}/most-saved-to-moodboard',
        { path: { dimension: 'seasons' }, query: { ...query, limit: LOOKS } },
        locale,
      ),
    ),
  ]);
  // How people's hair is done is a fashion of another kind.
  const beauty = labelsOf('beauty', locale);
  const worn = trends.results.filter(({ slug }) => !Object.hasOwn(beauty, slug));
  const rose = risers.length > 0 ? toldByFigure(risers) : toldByTrends(worn, 'rose');
  const fell = fallers.length > 0 ? toldByFigure(fallers) : toldByTrends(worn, 'fell');
  const told = new Set(rose.map(({ slug }) => slug));
  const [leader] = rose;
  const looks = leader
    ? await orNothing(ask('/look/search', { query: { ...query, tags: leader.slug } as never }, locale))
    : null;
  return {
    rose,
    fell,
    isNew: hardlySeenBefore(worn).filter(({ slug }) => !told.has(slug)),
    tones: tones.filter(({ suppressed, value }) => !suppressed && value !== null).slice(0, TONES),
    saved: saved.filter(({ suppressed, look }) => !suppressed && look !== null).slice(0, LOOKS),
    looks: looks?.results.slice(0, LOOKS) ?? [],
  };
}
