import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LOCALES, type Locale, type LookSummary } from '@toile/contracts';
import { currentVocabulary, type Vocabulary } from '@toile/vocabulary';
import { LRUCache } from 'lru-cache';
import { cached } from '../../../kernel/cached.js';
import { nameOfSeason } from '../../catalogue/index.js';
import { COMPLETED, type CompletedKind, type Completion, Completions } from '../domain/completions.js';
import { OneOfFilter, WordsFilter } from '../dto/filters.decorator.js';
import { IndexQueries } from '../filters/index-queries.js';
import { Listings } from '../filters/listings.js';
import { IndexSynchroniser, type Names } from '../search-index/index-synchroniser.js';

/** What somebody has typed into the search so far. */
export class CompleteSearchDto {
  /**
   * Its last words are completed, the others kept; without any, what most looks have is suggested, less what more than half of them have.
   * @example "red lea"
   */
  @WordsFilter()
  search?: string;

  /** The language the reader writes in. */
  @OneOfFilter(LOCALES)
  language?: Locale;
}

/** A picture of what is suggested. */
export class CompletionPictureDto {
  /** @example "castellani-brera-fall-winter-2026-look-1.svg" */
  image_filename: string;
  /** @example 1200 */
  width: number;
  /** @example 1800 */
  height: number;
  thumbhash: string | null;
  /** @example ["#8b1e2d"] */
  colours: string[];
}

/** A search that what was typed may become. */
export class CompletionDto {
  /** @example "concept" */
  kind: CompletedKind;
  /**
   * Of the concept, brand, model or season.
   * @example "leather"
   */
  slug: string;
  /**
   * In the reader's language.
   * @example "Leather"
   */
  label: string;
  /**
   * The word of the concept that begins as was typed, where its label does not.
   * @example "cashmere"
   */
  synonym?: string;
  /**
   * What to search for.
   * @example "red leather"
   */
  search: string;
  /**
   * Looks it finds.
   * @example 31
   */
  total_count: number;
  /** Of the first look it finds. */
  picture: CompletionPictureDto;
}

export class CompletionsDto {
  /** Concepts, brands, models and seasons; of each those whose label begins so first, then by synonyms, then by looks. */
  results: CompletionDto[];
}

/** What a search can be completed to. */
export class CompleteSearch extends Query<CompletionsDto> {
  constructor(readonly typed: CompleteSearchDto) {
    super();
  }
}

/** Rows of each kind that are shown. */
const SHOWN: Record<CompletedKind, number> = { concept: 6, designer: 3, model: 3, season: 2 };
const REMEMBERED = 2_000;

@QueryHandler(CompleteSearch)
export class CompleteSearchHandler implements IQueryHandler<CompleteSearch> {
  /** Made once for each state of the vocabulary and of the catalogue. */
  readonly #completions = new WeakMap<Vocabulary, WeakMap<Names, Map<Locale, Completions>>>();
  readonly #answers = new LRUCache<string, Promise<CompletionsDto>>({ max: REMEMBERED });

  constructor(
    private readonly synchroniser: IndexSynchroniser,
    private readonly queries: IndexQueries,
    private readonly listings: Listings,
  ) {}

  async execute({ typed: { search = '', language = 'en' } }: CompleteSearch): Promise<CompletionsDto> {
    const { names, version } = await this.synchroniser.current();
    const text = search.normalize('NFC').trimStart();
    return cached(
      this.#answers,
      `${version} ${currentVocabulary().version} ${language} ${text}`,
      async () => {
        const found = this.#of(names, language).of(text);
        return { results: await this.#counted(found, language, text === '') };
      },
    );
  }

  #of(names: Names, locale: Locale): Completions {
    const vocabulary = currentVocabulary();
    const byNames = this.#completions.get(vocabulary) ?? new WeakMap<Names, Map<Locale, Completions>>();
    this.#completions.set(vocabulary, byNames);
    const byLocale = byNames.get(names) ?? new Map<Locale, Completions>();
    byNames.set(names, byLocale);
    const known =
      byLocale.get(locale) ??
      new Completions(names, locale, (season) => nameOfSeason(season, locale), vocabulary);
    byLocale.set(locale, known);
    return known;
  }

  /**
   * Each with what searching for it finds, so that no number is promised that the listing does not keep.
   * @param unasked nothing is typed yet: what more than half of all looks have, as shoes, tells none of them apart
   */
  async #counted(
    completions: readonly Completion[],
    language: Locale,
    unasked: boolean,
  ): Promise<CompletionDto[]> {
    const searches = [...completions.map(({ search }) => search), ...(unasked ? [''] : [])];
    const asked = await Promise.all(searches.map((search) => this.queries.of({ search, language, page: 1 })));
    const found = await asked[0]?.current.index.suggest(
      'look',
      asked.map(({ query }) => query),
    );
    const most = unasked ? (found?.at(-1)?.total ?? 0) / 2 : Number.POSITIVE_INFINITY;
    const rows = completions
      .map((one, at) => ({ ...one, total_count: found?.[at]?.total ?? 0, first: found?.[at]?.first }))
      .filter(({ total_count }) => total_count > 0 && total_count <= most)
      .sort((a, b) => b.rank - a.rank || b.total_count - a.total_count);
    const shown = COMPLETED.flatMap((kind) => rows.filter((row) => row.kind === kind).slice(0, SHOWN[kind]));
    const looks = await this.listings.lookSummaries([...new Set(shown.flatMap(({ first }) => first ?? []))]);
    const bySlug = new Map(looks.map((look) => [look.slug, look]));
    return shown.flatMap(({ kind, slug, label, synonym, search, total_count, first }) => {
      const look = bySlug.get(first ?? '');
      if (!look) return [];
      const row = { kind, slug, label, search, total_count, picture: pictureOf(look) };
      return kind === 'concept' && synonym ? [{ ...row, synonym }] : [row];
    });
  }
}

const pictureOf = ({
  image_filename,
  width,
  height,
  thumbhash,
  colours,
}: LookSummary): CompletionPictureDto => {
  return { image_filename, width, height, thumbhash, colours };
};
