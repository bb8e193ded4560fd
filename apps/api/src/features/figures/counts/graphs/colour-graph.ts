import { Injectable } from '@nestjs/common';
import { type Figure, type FigureRow, PALETTE, TONES } from '@toile/contracts';
import { apportion } from '../../../../kernel/apportion.js';
import { shareRow } from '../../figure/figure-row.js';
import { rounded } from '../../figure/rounded.js';
import type { Scope } from '../../scope/scope.js';
import { ranked } from '../category-overview/category-overview.js';
import { Figures } from '../figures.js';
import { ColoursQuery } from './colours.query.js';

/** Rows where none are asked for: six pills and the rest. */
const ROWS = 7;

/** The colours of a season: dominant ones, those beyond `limit` as one rest, or tone families. */
@Injectable()
export class ColourGraph {
  constructor(
    private readonly figures: Figures,
    private readonly colours: ColoursQuery,
  ) {}

  async mainColours(scope: Scope): Promise<Figure> {
    const [names, brands] = await Promise.all([this.figures.names.all(), this.figures.brandsOf(scope)]);
    const looks = await this.colours.dominant(scope, names, brands, ({ slug }) => slug);
    const rows = colourRows(scope, looks, PALETTE);
    const pills = rows.slice(0, (scope.input.limit ?? ROWS) - 1);
    const rest = rows.slice(pills.length).map(({ tag_name }) => tag_name ?? '');
    const { slug, previous, short_name: season_short } = scope.season;
    const other = shareRow(
      { label: 'Other', tag_name: 'other', season_short },
      looks.together(slug, rest),
      previous ? looks.together(previous, rest) : undefined,
      1,
    );
    const parts = other.numerator ? [...pills, other] : pills;
    return this.figures.answer(
      'main_colours',
      scope,
      await this.figures.showDays(scope),
      addingUpToAHundred(parts),
    );
  }

  async tones(scope: Scope): Promise<Figure> {
    const [names, brands] = await Promise.all([this.figures.names.all(), this.figures.brandsOf(scope)]);
    const looks = await this.colours.any(scope, names, brands, ({ tone }) => tone);
    const rows = colourRows(scope, looks, DRAWN_TONES);
    return this.figures.answer('colour_tones', scope, await this.figures.showDays(scope), rows);
  }
}

/** Tones in the colour they are drawn in, the first of theirs. */
export const DRAWN_TONES = TONES.map((tone) => ({
  ...tone,
  hex: PALETTE.find((colour) => colour.tone === tone.slug)?.hex ?? null,
}));

type Looks = Awaited<ReturnType<ColoursQuery['any']>>;
type DrawnColour = { slug: string; name: string; hex: string | null };

/** Colours or tones by rank, each drawn in itself. */
export function colourRows(
  { season }: Scope,
  { keys, share }: Looks,
  list: readonly DrawnColour[],
): FigureRow[] {
  const { slug, previous, short_name: season_short } = season;
  const describe = (key: string) => {
    const { name = key, hex = null } = list.find((one) => one.slug === key) ?? {};
    return { label: name, tag_name: key, bar_background: hex, season_short };
  };
  const measured = {
    now: (key: string) => share(slug, key),
    before: (key: string) => (previous ? share(previous, key) : undefined),
  };
  return ranked(keys, describe, measured, 1);
}

/** Parts as displayed add up to 100.0, as the looks do. */
export function addingUpToAHundred(rows: readonly FigureRow[]): FigureRow[] {
  const tenths = apportion(
    1_000,
    rows.map(({ numerator }) => numerator ?? 0),
  );
  return rows.map((row, index) => {
    if (row.value === null) return row;
    const value = rounded((tenths[index] ?? Number.NaN) / 10, 1);
    return { ...row, value, value_label: `${value.toFixed(1)} %` };
  });
}
