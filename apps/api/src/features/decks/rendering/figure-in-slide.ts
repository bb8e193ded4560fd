import { type FigureAddress, type FigureRow, figureKind, type Locale } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { withNoun } from '@toile/i18n/typography';
import { labelIn, type ReadFigureResult, renderFigure } from '../../figures/index.js';
import type { Point } from './marks.js';
import type { RenderedSlideDto, SlideChartDto } from './rendered-slide.dto.js';

/** What fits on a slide and is still read. */
const MOST_ROWS = 12;
const MOST_LOOKS = 6;

type InSlide = Pick<
  RenderedSlideDto,
  'title' | 'filters' | 'head' | 'rows' | 'keyFigures' | 'chart' | 'pictures' | 'notes' | 'source'
> & { points: Point[] };

/** A figure as a table and a drawing, or as pictures where it ranks looks. */
export function figureInSlide(
  address: FigureAddress,
  { figure, scope }: ReadFigureResult,
  locale: Locale,
): InSlide {
  const rendered = renderFigure(figure, scope, locale, MOST_ROWS);
  const { title, filters, head, notes, source } = rendered;
  const hasSeason = new Set(rendered.rows.map(({ season }) => season)).size > 1;
  const points = figure.rows.slice(0, rendered.rows.length).map((row, at): Point => {
    const { label = row.label, season = null, value = '' } = rendered.rows[at] ?? {};
    return {
      key: [row.look ?? row.tag_name ?? row.label, row.season_short ?? ''].join(' '),
      label: hasSeason && season ? `${label}, ${season}` : label,
      value: row.value,
      text: value,
      hidden: row.suppressed,
    };
  });
  const also = {
    points,
    title,
    filters: filters.join(' · '),
    notes: [...notes, ...notesOf(rendered.rows)],
    source,
  };
  const ofLooks = figure.rows
    .slice(0, MOST_LOOKS)
    .filter(({ look, image_filename }) => look && image_filename);
  if (ofLooks.length > 0)
    return {
      ...also,
      head: [],
      rows: [],
      keyFigures: false,
      chart: null,
      pictures: ofLooks.map((row, at) => ({
        filename: row.image_filename ?? '',
        title: rendered.rows[at]?.label ?? row.label,
        credit: [row.season_short, ofWhat(address, row, locale)].filter(Boolean).join(' · '),
        address: `/look/${row.look}`,
      })),
    };
  const keyFigures = figureKind(address).subject === 'kpi';
  const hasChange = rendered.rows.some(({ change }) => change !== null);
  return {
    ...also,
    head: [head.label, ...(hasSeason ? [head.season] : []), head.value, ...(hasChange ? [head.change] : [])],
    rows: rendered.rows.map(({ label, season, value, change, note }) => [
      label,
      ...(hasSeason ? [season ?? ''] : []),
      note ? `${value} *` : value,
      ...(hasChange ? [change ?? '–'] : []),
    ]),
    keyFigures,
    chart: keyFigures ? null : chartOf(figure.rows.slice(0, MOST_ROWS), title, locale),
    pictures: [],
  };
}

/** How many that is, and of what; null where it is hidden. */
function ofWhat(address: FigureAddress, { value }: FigureRow, locale: Locale): string | null {
  const { unit } = figureKind(address);
  const units: Partial<Record<string, { one: string; other: string }>> =
    messagesOf(locale).savedItems.alert.units;
  const forms = typeof unit === 'string' ? units[unit] : undefined;
  return value !== null && forms ? withNoun(locale, value, forms) : null;
}

const notesOf = (rows: readonly { note: string | null }[]): string[] => {
  const said = [...new Set(rows.flatMap(({ note }) => note ?? []))];
  return said.length > 0 ? [`* ${said.join(', ')}`] : [];
};

/** A bar a row, a colour a season; rows without a value have none. */
function chartOf(rows: readonly FigureRow[], title: string, locale: Locale): SlideChartDto | null {
  const shown = rows.filter(({ value }) => value !== null);
  const [first] = shown;
  if (!first) return null;
  const label = (row: FigureRow) => labelIn(locale, row);
  const categories = [...new Set(shown.map(label))];
  const seasons = [...new Set(shown.map(({ season_short }) => season_short))];
  return {
    kind: 'bars',
    percent: first.value_label?.includes('%') ?? false,
    digits: /\.(\d+)/.exec(first.value_label ?? '')?.[1]?.length ?? 0,
    categories,
    series: seasons.map((season) => ({
      name: season ?? title,
      values: categories.map(
        (category) =>
          shown.find((row) => row.season_short === season && label(row) === category)?.value ?? null,
      ),
    })),
  };
}
