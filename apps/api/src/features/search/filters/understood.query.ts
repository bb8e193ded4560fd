import { Injectable } from '@nestjs/common';
import { nameOfSeason } from '../../catalogue/index.js';
import { labelOfAtom, suggestionsFor, type Understood, understand } from '../domain/understand.js';
import type { RelaxationDto, UnderstoodDto } from '../dto/understood.dto.js';
import type { Shelf } from '../search-index/search-index.js';
import { IndexQueries, type Search } from './index-queries.js';

/** Searches with less that are counted where nothing was found, and those of them that are shown. */
const MOST_TRIED = 40;
const MOST_SHOWN = 4;
/** Of longer texts searches with two parts less are not tried: they are hundreds. */
const MOST_PARTS = 8;

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
      relaxations:
        found > 0
          ? []
          : await this.#relaxations(shelf, search, understood, (text) => understand(text, reading)),
    };
  }

  /** Less one part of the words; where that is not enough, less two. */
  async #relaxations(
    shelf: Shelf,
    search: Search,
    understood: Understood,
    read: (text: string) => Understood,
  ): Promise<RelaxationDto[]> {
    const first = fewer(understood, []);
    const counted = await this.#counted(shelf, search, first.slice(0, MOST_TRIED));
    if (counted.length > 0 || first.length > MOST_PARTS) return counted;
    const second = first.flatMap((one) => fewer(read(one.search), one.without));
    const bySearch = new Map(second.map((one) => [one.search, one]));
    return this.#counted(shelf, search, [...bySearch.values()].slice(0, MOST_TRIED));
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
      .sort((a, b) => b.total_count - a.total_count)
      .slice(0, MOST_SHOWN);
  }
}

type Fewer = Omit<RelaxationDto, 'total_count'>;

/** The text without each of its parts in turn; all of it is left out by nothing that helps. */
function fewer({ words, unknown }: Understood, without: readonly string[]): Fewer[] {
  return [...words, ...unknown]
    .map(({ text, rest }) => ({ without: [...without, text], search: rest }))
    .filter(({ search }) => search !== '');
}
