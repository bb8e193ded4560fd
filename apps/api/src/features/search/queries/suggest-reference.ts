import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type Reference, SUGGESTION_PAGE_SIZE } from '@toile/contracts';
import { labelOf } from '@toile/vocabulary';
import { Repository } from 'typeorm';
import { type Lists, nameOfSeason, ReferenceLists, SuggestionEntity } from '../../catalogue/index.js';
import type { SuggestDto, SuggestionsDto } from './suggest.js';

/** Seasons, cities or types by what somebody has typed, in the order of their list. */
export class SuggestReference extends Query<SuggestionsDto> {
  constructor(
    readonly kind: keyof Lists,
    readonly typed: SuggestDto,
  ) {
    super();
  }
}

@QueryHandler(SuggestReference)
export class SuggestReferenceHandler implements IQueryHandler<SuggestReference> {
  constructor(
    @InjectRepository(SuggestionEntity) private readonly suggestions: Repository<SuggestionEntity>,
    private readonly lists: ReferenceLists,
  ) {}

  async execute({ kind, typed }: SuggestReference): Promise<SuggestionsDto> {
    const list = await this.lists.list(kind);
    const rows = await this.suggestions.findBy({ kind });
    return suggestFrom(list, new Map(rows.map((row) => [row.slug, row.total_count])), typed, kind);
  }
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Suggestions from a short list: names that begin with the words first, then any that hold them; the list's order stays. */
function suggestFrom(
  list: readonly (Reference & { short_name?: string })[],
  counts: ReadonlyMap<string, number>,
  { search, page, language = 'en' }: SuggestDto,
  kind: keyof Lists,
): SuggestionsDto {
  const words = plain(search);
  const named = ({ slug, name }: Reference) =>
    kind === 'season' ? nameOfSeason({ slug, name }, language) : (labelOf(kind, slug, language) ?? name);
  const place = (one: Reference & { short_name?: string }) => {
    const names = [one.name, named(one)].map(plain);
    if (names.some((name) => name.startsWith(words)) || plain(one.short_name ?? '').startsWith(words || ' '))
      return 0;
    return names.some((name) => name.includes(words)) ? 1 : 2;
  };
  const found = list.filter((one) => place(one) < 2).sort((a, b) => place(a) - place(b));
  const from = (page - 1) * SUGGESTION_PAGE_SIZE;
  const results = found.slice(from, from + SUGGESTION_PAGE_SIZE).map((one) => {
    const { slug } = one;
    const name = named(one);
    return { id: slug, text: name, slug, name, total_count: counts.get(slug) ?? 0 };
  });
  return { results, total_count: found.length, page, page_size: SUGGESTION_PAGE_SIZE };
}
