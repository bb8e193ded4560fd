import { Injectable } from '@nestjs/common';
import type { Season } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { Figures, ReadScope } from '../../figures/index.js';
import type { AskedQuestion, Slice } from './source.js';

/** What is counted now, a season each or the days that were chosen, and beside each what it is compared with. */
export interface Sliced {
  now: Slice[];
  /** By the id of what is counted now. */
  before: Map<string, Slice>;
}

/** Between which days a question is counted. */
@Injectable()
export class Slices {
  constructor(
    private readonly figures: Figures,
    private readonly scopes: ReadScope,
  ) {}

  /** @throws ValidationError for a season there is none of */
  async of({ question, scope }: AskedQuestion): Promise<Sliced> {
    const known = await this.scopes.seasons(scope.asOf);
    const { compare, window } = question;
    const slugs = question.seasons.length > 0 ? question.seasons : [scope.season.slug];
    const before = new Map<string, Slice>();
    if (window !== 'season') {
      const { now, before: earlier } = await this.figures.windows.of(scope, scope.season);
      const slice: Slice = { id: 'days', season: null, days: now, partial: now.partial };
      if (compare && earlier)
        before.set(slice.id, {
          ...slice,
          id: 'days-before',
          days: { ...earlier, rule: `${now.rule}, a year earlier` },
        });
      return { now: [slice], before };
    }
    const seasons = slugs.map((slug) => seasonOf(slug, known, 'seasons'));
    const now = await Promise.all(seasons.map((season) => this.sliceOf(season, scope)));
    if (!compare) return { now, before };
    if (slugs.includes(compare)) throw withItself(compare);
    await Promise.all(
      seasons.map(async (season) => {
        const slug = compare === 'previous' ? season.previous : compare;
        if (slug) before.set(season.slug, await this.sliceOf(seasonOf(slug, known, 'compare'), scope));
      }),
    );
    return { now, before };
  }

  private async sliceOf(season: Season, scope: AskedQuestion['scope']): Promise<Slice> {
    const { now } = await this.figures.windows.of(scope, season);
    return { id: season.slug, season, days: now, partial: now.partial };
  }
}

const withItself = (slug: string) =>
  new ValidationError([
    { propertyPath: 'compare', message: `${slug} is not compared with itself.`, code: 'same_season' },
  ]);

function seasonOf(slug: string, known: readonly Season[], path: string): Season {
  const found = known.find((season) => season.slug === slug);
  if (found) return found;
  const allowed = known.map((season) => season.slug).join(', ');
  throw new ValidationError([
    {
      propertyPath: path,
      message: `There is no season "${slug}". Allowed: ${allowed}`,
      code: 'unknown_value',
    },
  ]);
}
