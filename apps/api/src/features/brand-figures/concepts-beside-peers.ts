import { Injectable } from '@nestjs/common';
import { Figures, rounded, type Scope, type Share } from '../figures/index.js';
import { FEWEST_PEERS, firstOf } from './beside-peers.js';
import type { BrandConceptDto } from './brand-figures.dto.js';

const MOST = 12;
/** A tag that fewer looks carry is chance. */
const FEWEST_TAGGED = 3;

/** What a brand shows most, beside all looks of its peers and a year before. */
@Injectable()
export class ConceptsBesidePeers {
  constructor(private readonly figures: Figures) {}

  async of(scope: Scope, brand: string, peers: readonly string[]): Promise<BrandConceptDto[]> {
    const { season } = scope;
    const seasons = [season.slug, season.previous ?? ''] as const;
    const names = await this.figures.names.all();
    const [own, others] = await Promise.all([
      this.figures.looks.by('tag', scope, names, seasons, [brand]),
      peers.length >= FEWEST_PEERS ? this.figures.looks.by('tag', scope, names, seasons, peers) : null,
    ]);
    const shares = (of: typeof own | null, tag: string) => ({
      now: of && percentOf(of.share(seasons[0], tag)),
      before: of && percentOf(of.share(seasons[1], tag)),
    });
    return own.keys
      .map((tag) => ({ tag, looks: own.of(season.slug, tag).looks }))
      .filter(({ looks }) => looks >= FEWEST_TAGGED)
      .sort((a, b) => b.looks - a.looks || (a.tag < b.tag ? -1 : 1))
      .slice(0, MOST)
      .map(({ tag, looks }) => {
        const [mine, theirs] = [shares(own, tag), shares(others, tag)];
        return {
          tag: { slug: tag, name: names.tag(tag) },
          looks,
          value: oneDigit(mine.now),
          before: oneDigit(mine.before),
          peers: oneDigit(theirs.now),
          peers_before: oneDigit(theirs.before),
          first: firstOf(mine, theirs),
        };
      });
  }

  /** Brands that showed anything of the kind in the season. */
  async shown(scope: Scope): Promise<string[]> {
    const { slug } = scope.season;
    const looks = await this.figures.looks.by('brand', scope, await this.figures.names.all(), [slug]);
    return looks.keys.filter((brand) => looks.of(slug, brand).looks > 0);
  }
}

export const percentOf = ({ numerator, denominator }: Share): number | null =>
  denominator === 0 ? null : (100 * numerator) / denominator;
const oneDigit = (value: number | null): number | null => (value === null ? null : rounded(value, 1));
