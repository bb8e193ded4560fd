import { Injectable } from '@nestjs/common';
import type { Reading } from '@toile/vocabulary/understanding';
import { nameOfSeason } from '../../catalogue/index.js';
import { type Fewer, fewerWords } from '../domain/fewer-words.js';
import { labelOfAtom, suggestionsFor, type Understood } from '../domain/understand.js';
import type { OfStreetDto, RelaxationDto, UnderstoodDto } from '../dto/understood.dto.js';
import type { Shelf } from '../search-index/search-index.js';
import { IndexQueries, type Search } from './index-queries.js';

/** Searches with less that are counted where nothing was found, and those of them that are shown. */
const MOST_TRIED = 40;
const MOST_SHOWN = 4;

/** How the words of a search were understood, and what would be found with fewer of them. */
@Injectable()
export class UnderstoodQuery {
  constructor(private readonly queries: IndexQueries) {}

  /** Undefined for a search without words. */
  async of(shelf: Shelf, search: Search, found: number): Promise<UnderstoodDto | undefined> {
    const { understood, reading } = await this.queries.of(search);
    if (!understood) return undefined;
    const { locale } = reading;
    return {
      words: understood.words.map((words) => ({
        text: words.text,
        label: labelOfAtom(words, locale, (season) => nameOfSeason(season, locale)),
        kind: words.atom.concept?.kind ?? words.atom.kind,
        not: words.not,
        search: words.rest,
      })),
      unknown: understood.unknown.map(({ text, rest }) => ({
        text,
        search: rest,
        suggestions: suggestionsFor(text, reading).map((label) => ({
          label,
          search: (search.search ?? '').replace(text, label.toLocaleLowerCase(locale)),
        })),
      })),
      nearest: null,
      relaxations: [],
      street: shelf === 'street_style' ? null : await this.#ofStreet(search, understood),
      ...(found === 0 && (await this.#nearest(shelf, search, understood, reading))),
    };
  }

  /** The same search among pictures of the street, which are not among looks. */
  async #ofStreet(search: Search, { ofStreet }: Understood): Promise<OfStreetDto | null> {
    if (ofStreet === undefined) return null;
    const { collection: _, ...filters } = search;
    const { current, query } = await this.queries.of({ ...filters, search: ofStreet });
    const [found] = await current.index.suggest('street_style', [query]);
    return { search: ofStreet, total_count: found?.total ?? 0 };
  }

  /** What would be found with less, the nearest first; the first of them may only be written otherwise. */
  async #nearest(
    shelf: Shelf,
    search: Search,
    understood: Understood,
    reading: Reading,
  ): Promise<Pick<UnderstoodDto, 'nearest' | 'relaxations'>> {
    for (const tried of fewerWords(search.search ?? '', understood, reading, hasFilters(search))) {
      const counted = await this.#counted(shelf, search, tried.slice(0, MOST_TRIED));
      if (counted.length === 0) continue;
      const relaxations = counted.filter(({ without }) => without.length > 0).slice(0, MOST_SHOWN);
      return { nearest: counted[0] ?? null, relaxations };
    }
    return { nearest: null, relaxations: [] };
  }

  async #counted(shelf: Shelf, search: Search, tried: readonly Fewer[]): Promise<RelaxationDto[]> {
    const asked = await Promise.all(tried.map((one) => this.queries.of({ ...search, search: one.search })));
    const index = asked[0]?.current.index;
    const found = await index?.suggest(
      shelf,
      asked.map(({ query }) => query),
    );
    return tried
      .map((one, at) => ({ ...one, total_count: found?.[at]?.total ?? 0 }))
      .filter(({ total_count }) => total_count > 0)
      .sort((a, b) => a.loss - b.loss || b.total_count - a.total_count)
      .map(({ loss: _, ...relaxation }) => relaxation);
  }
}

/** Whether something is asked for without words. */
const hasFilters = ({ type, season, city, designer, collection, model, tags, colours, category }: Search) =>
  [type, season, city, designer, collection, model, tags, colours, category].some(
    (value) => value !== undefined,
  );
