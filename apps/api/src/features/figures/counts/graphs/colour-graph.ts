import { Injectable } from '@nestjs/common';
import { type Figure, type FigureRow, PALETTE, TONES } from '@toile/contracts';
import { apportion } from '../../../../kernel/apportion.js';
import { nearestColour } from '../../../../kernel/colours/nearest-colour.js';
import { EMPTY_ROW, type Share, shareRow } from '../../figure/figure-row.js';
import { rounded } from '../../figure/rounded.js';
import { WHOLE } from '../../measures/measure-params.js';
import type { Scope } from '../../scope/scope.js';
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
    const counted = await this.counted(scope, 'main_colours');
    const { slug, previous } = scope.season;
    const whole = (season: string | null) => counted(season, WHOLE);
    const colours = PALETTE.map((colour) => ({
      slug: colour.slug,
      name: colour.name,
      hex: colour.hex as string | null,
      now: counted(slug, colour.slug),
      before: counted(previous, colour.slug),
    }))
      .filter(({ now }) => now > 0)
      .sort((a, b) => b.now - a.now || a.slug.localeCompare(b.slug));
    const most = (scope.input.limit ?? ROWS) - 1;
    const pills = colours.slice(0, most);
    const rest = colours.slice(most).reduce((sum, { now }) => sum + now, 0);
    const restBefore = (whole(previous) ?? 0) - pills.reduce((sum, { before }) => sum + before, 0);
    const other = { slug: 'other', name: 'Other', hex: null, now: rest, before: restBefore };
    const parts = rest > 0 ? [...pills, other] : pills;
    // Displayed parts add up to 100.0, as the looks do.
    const tenths = apportion(
      1_000,
      parts.map(({ now }) => now),
    );
    const rows = parts.map((part, index): FigureRow => {
      const row = this.row(scope, part, {
        now: { numerator: part.now, denominator: whole(slug) },
        before: { numerator: part.before, denominator: whole(previous) },
      });
      const value = rounded((tenths[index] ?? Number.NaN) / 10, 1);
      return {
        ...row,
        value,
        value_label: `${value.toFixed(1)} %`,
        ranking: part === other ? null : index + 1,
      };
    });
    return this.figures.answer('main_colours', scope, await this.figures.showDays(scope), rows);
  }

  async tones(scope: Scope): Promise<Figure> {
    const counted = await this.counted(scope, 'colour_tones');
    const { slug, previous } = scope.season;
    const rows = TONES.map((tone) => ({
      ...tone,
      now: counted(slug, tone.slug),
      before: counted(previous, tone.slug),
    }))
      .sort((a, b) => b.now - a.now || a.slug.localeCompare(b.slug))
      .map((tone, index) => {
        const hex = PALETTE.find((colour) => colour.tone === tone.slug)?.hex ?? null;
        const row = this.row(
          scope,
          { ...tone, hex },
          {
            now: { numerator: tone.now, denominator: counted(slug, WHOLE) },
            before: { numerator: tone.before, denominator: counted(previous, WHOLE) },
          },
        );
        return { ...row, ranking: index + 1 };
      });
    return this.figures.answer('colour_tones', scope, await this.figures.showDays(scope), rows);
  }

  private row(
    scope: Scope,
    { slug, name, hex }: { slug: string; name: string; hex: string | null },
    { now, before }: { now: Share; before: Share },
  ): FigureRow {
    const described = { ...EMPTY_ROW, label: name, tag_name: slug, bar_background: hex };
    return shareRow({ ...described, season_short: scope.season.short_name }, now, before, 1);
  }

  /** Looks of a season by palette colour or tone. */
  private async counted(scope: Scope, view: 'main_colours' | 'colour_tones') {
    const names = await this.figures.names.all();
    const brands = await this.figures.brandsOf(scope);
    const { slug, previous } = scope.season;
    const seasons = previous ? [slug, previous] : [slug];
    const toneOf = (hex: string) => nearestColour(hex)?.tone ?? '';
    const rows =
      view === 'main_colours'
        ? await this.colours.main(scope, names, seasons, brands)
        : await this.colours.tones(scope, names, seasons, brands, toneOf);
    const looks = new Map<string, number>();
    for (const { season, key, looks: count } of rows) {
      const name = view === 'main_colours' && key !== WHOLE ? (nearestColour(key)?.slug ?? key) : key;
      looks.set(`${season}/${name}`, (looks.get(`${season}/${name}`) ?? 0) + count);
    }
    return (season: string | null, key: string): number => looks.get(`${season}/${key}`) ?? 0;
  }
}
