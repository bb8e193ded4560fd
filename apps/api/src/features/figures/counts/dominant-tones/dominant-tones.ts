import { Injectable } from '@nestjs/common';
import { type Figure, type FigureRow, PALETTE, TONES } from '@toile/contracts';
import { apportion } from '../../../../kernel/apportion.js';
import { nearestColour } from '../../../../kernel/colours/nearest-colour.js';
import { shareRow } from '../../figure/figure-row.js';
import { rounded } from '../../figure/rounded.js';
import { WHOLE } from '../../measures/measure-params.js';
import type { Scope } from '../../scope/scope.js';
import type { CountedFigure } from '../counted-figure.js';
import { Figures } from '../figures.js';
import { ColoursQuery } from '../graphs/colours.query.js';

/** Looks by the tone of their dominant colour; what is displayed adds up to 100. */
@Injectable()
export class DominantTones implements CountedFigure {
  readonly address = 'graphs/dominant-tones';

  constructor(
    private readonly figures: Figures,
    private readonly colours: ColoursQuery,
  ) {}

  async count(scope: Scope): Promise<Figure> {
    const { slug, previous, short_name: season_short } = scope.season;
    const looks = await this.looksByTone(scope);
    const of = (season: string | null, key: string) => looks.get(`${season}/${key}`) ?? 0;
    const tones = TONES.filter(({ slug: tone }) => of(slug, tone) > 0 || of(previous, tone) > 0).sort(
      (a, b) => of(slug, b.slug) - of(slug, a.slug) || a.slug.localeCompare(b.slug),
    );
    const tenths = apportion(
      1_000,
      tones.map((tone) => of(slug, tone.slug)),
    );
    const rows = tones.map(({ slug: tone, name }, index): FigureRow => {
      const described = { label: name, tag_name: tone, bar_background: hexOf(tone), season_short };
      const now = { numerator: of(slug, tone), denominator: of(slug, WHOLE) };
      const before = { numerator: of(previous, tone), denominator: of(previous, WHOLE) };
      const value = rounded((tenths[index] ?? Number.NaN) / 10, 1);
      const row = shareRow(described, now, before, 1);
      const ranking = now.numerator > 0 ? index + 1 : null;
      return now.denominator === 0
        ? { ...row, ranking }
        : { ...row, value, value_label: `${value.toFixed(1)} %`, ranking };
    });
    return this.figures.answer('dominant_tones', scope, await this.figures.showDays(scope), rows);
  }

  private async looksByTone(scope: Scope): Promise<Map<string, number>> {
    const names = await this.figures.names.all();
    const brands = await this.figures.brandsOf(scope);
    const { slug, previous } = scope.season;
    const looks = new Map<string, number>();
    for (const row of await this.colours.main(
      scope,
      names,
      [slug, ...(previous ? [previous] : [])],
      brands,
    )) {
      const tone = row.key === WHOLE ? WHOLE : (nearestColour(row.key)?.tone ?? 'other');
      const key = `${row.season}/${tone}`;
      looks.set(key, (looks.get(key) ?? 0) + row.looks);
    }
    return looks;
  }
}

const hexOf = (tone: string): string | null => PALETTE.find((colour) => colour.tone === tone)?.hex ?? null;
