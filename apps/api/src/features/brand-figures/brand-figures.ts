import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { COUNTRIES, type Reference } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import type { Member } from '../../kernel/auth/member.js';
import { OwnBrands } from '../catalogue/index.js';
import {
  ALL_JOBS,
  FigureQueryDto,
  Figures,
  ReadScope,
  Releases,
  rounded,
  type Scope,
  type Share,
  shareRow,
} from '../figures/index.js';
import { FEWEST_PEERS, middleOf } from './beside-peers.js';
import type {
  BrandCountryDto,
  BrandFiguresDto,
  BrandFiguresQueryDto,
  BrandMeasure,
  BrandStandingDto,
} from './brand-figures.dto.js';
import { ConceptsBesidePeers, percentOf } from './concepts-beside-peers.js';
import { NeighboursQuery } from './neighbours.query.js';

const MOST_COUNTRIES = 12;
const FEWEST_SEARCHES = 10;
const DIGITS: Record<BrandMeasure, number> = { runway: 1, traffic: 2, searches: 2, boards: 1 };
/** `*` among countries is the world. */
const WORLD = '*';

export class BrandFigures extends Query<BrandFiguresDto> {
  constructor(
    readonly member: Member,
    readonly asked: BrandFiguresQueryDto,
  ) {
    super();
  }
}

type Measures = Record<BrandMeasure, { now(brand: string): Share; before(brand: string): Share | undefined }>;

@QueryHandler(BrandFigures)
export class BrandFiguresHandler implements IQueryHandler<BrandFigures> {
  constructor(
    private readonly brands: OwnBrands,
    private readonly readScope: ReadScope,
    private readonly figures: Figures,
    private readonly concepts: ConceptsBesidePeers,
    private readonly neighbours: NeighboursQuery,
    private readonly releases: Releases,
  ) {}

  /** @throws DomainError designer/unknown, designer/forbidden; ValidationError */
  async execute({ member, asked }: BrandFigures): Promise<BrandFiguresDto> {
    await this.brands.brand(member, asked.brand);
    const { type, season: slug, peers: chosen = [] } = asked;
    const input = Object.assign(new FigureQueryDto(), { type, ...(slug && { season: slug }) });
    // What a subscription opens of others, a brand sees of itself.
    const scope = await this.readScope.within(input, 'Master');
    const { season } = scope;
    const [names, windows] = await Promise.all([
      this.figures.names.all(),
      this.figures.windows.of(scope, season),
    ]);
    const shown = await this.concepts.shown(scope);
    const peers = peersAmong(shown, chosen, asked.brand);
    const called = (brand: string): Reference => ({ slug: brand, name: names.brand(brand) });
    const [standing, concepts, countries, beside, saved] = await Promise.all([
      this.standing(scope, asked.brand, peers),
      this.concepts.of(scope, asked.brand, peers),
      this.countries(scope, asked.brand),
      this.neighbours.run(scope, asked.brand, windows.now),
      this.releases.ofSaves(season, scope.asOf),
    ]);
    const occupations = Object.entries(saved.table).flatMap(([job, { of, by }]) => {
      const members = by[asked.brand];
      return members === undefined || job === ALL_JOBS ? [] : [{ job, members, of }];
    });
    const byName = (a: Reference, b: Reference) => a.name.localeCompare(b.name, 'en');
    return {
      brand: called(asked.brand),
      season: { slug: season.slug, name: season.name },
      type: { slug: scope.type.slug, name: scope.type.name },
      peers: chosen.map(called).sort(byName),
      candidates: shown
        .filter((brand) => brand !== asked.brand)
        .map(called)
        .sort(byName),
      days: { from: windows.now.from, to: windows.now.to },
      partial: windows.now.partial,
      as_of: scope.asOf.toISOString(),
      standing,
      concepts,
      countries,
      boards: beside.find(({ brand }) => brand === asked.brand)?.boards ?? null,
      neighbours: beside
        .filter(({ brand }) => brand !== asked.brand)
        .map(({ brand, boards }) => ({ brand: called(brand), boards })),
      occupation_days: Object.keys(saved.table).length > 0 ? saved.days : null,
      occupations: occupations.sort((a, b) => b.members - a.members || (a.job < b.job ? -1 : 1)),
    };
  }

  private async standing(scope: Scope, brand: string, peers: readonly string[]): Promise<BrandStandingDto[]> {
    const measures = await this.measures(scope);
    return (Object.keys(measures) as BrandMeasure[]).map((measure) => {
      const { now, before } = measures[measure];
      const digits = DIGITS[measure];
      const row = shareRow({ label: measure }, now(brand), before(brand), digits);
      const middle = middleOf(peers.map((peer) => percentOf(now(peer))));
      return {
        measure,
        value: row.value as number | null,
        evolution: row.evolution,
        low_base: row.low_base,
        peers: middle === null ? null : rounded(middle, digits),
      };
    });
  }

  /** As the dashboard counts them of every brand. */
  private async measures(scope: Scope): Promise<Measures> {
    const { season } = scope;
    const previous = season.previous ?? '';
    const [names, windows] = await Promise.all([
      this.figures.names.all(),
      this.figures.windows.of(scope, season),
    ]);
    const ofSeasons = {
      now: { ...windows.now, season: season.slug },
      before: windows.before && { ...windows.before, season: previous },
    };
    const [looks, [traffic, oldTraffic], [searches, oldSearches], [boards, oldBoards]] = await Promise.all([
      this.figures.looks.by('brand', scope, names, [season.slug, previous]),
      this.figures.traffic.byBrand(scope, windows),
      this.figures.searches.by('brand', scope, names, windows),
      this.figures.boards.by('brand', scope, names, ofSeasons),
    ]);
    return {
      runway: {
        now: (brand) => looks.share(season.slug, brand),
        before: (brand) => looks.share(previous, brand),
      },
      traffic: { now: traffic.share, before: (brand) => oldTraffic?.share(brand) },
      searches: { now: searches.share, before: (brand) => oldSearches?.share(brand) },
      boards: { now: boards.share, before: (brand) => oldBoards?.share(brand) },
    };
  }

  private async countries(scope: Scope, brand: string): Promise<BrandCountryDto[]> {
    const names = await this.figures.names.all();
    const { now } = await this.figures.windows.of(scope, scope.season);
    const found = await this.figures.searches.byCountry(`designer:${brand}`, scope, names, now);
    const world = percentOf(found.get(WORLD) ?? { numerator: 0, denominator: 0 });
    return COUNTRIES.flatMap(({ slug, name, code }) => {
      const share = code === null ? undefined : found.get(code);
      const value = share && percentOf(share);
      if (!share || value == null || share.numerator < FEWEST_SEARCHES) return [];
      const index = world ? Math.round((100 * value) / world) : null;
      return [{ country: slug, name, searches: share.numerator, value: rounded(value, 2), index }];
    })
      .sort((a, b) => b.searches - a.searches)
      .slice(0, MOST_COUNTRIES);
  }
}

/** All others of the season where none are chosen. @throws ValidationError naming what is no peer */
function peersAmong(shown: readonly string[], chosen: readonly string[], brand: string): readonly string[] {
  const others = shown.filter((one) => one !== brand);
  if (chosen.length === 0) return others;
  const stranger = chosen.find((one) => !others.includes(one));
  const message =
    stranger !== undefined
      ? `"${stranger.slice(0, 200)}" showed nothing of this kind in this season, or is the brand itself.`
      : new Set(chosen).size < FEWEST_PEERS
        ? `Choose ${FEWEST_PEERS} brands at least, so that no other brand's own figures are told.`
        : null;
  if (message === null) return [...new Set(chosen)];
  throw new ValidationError([{ propertyPath: 'peers', message, code: 'unknown_value' }]);
}
