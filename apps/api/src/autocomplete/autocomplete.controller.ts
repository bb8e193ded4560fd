import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import type { Page, Suggestion, SuggestionKind, TagSuggestion } from '@toile/contracts';
import { DomainError, validate } from '@toile/platform';
import { Public } from '../accounts/roles/allow.decorator.js';
import { SuggestionsQuery, suggestionSchema } from './suggestions.query.js';

const KINDS: readonly SuggestionKind[] = ['designer', 'tag', 'individual', 'event'];

@Controller('api/autocomplete')
@Public()
export class AutocompleteController {
  constructor(private readonly suggestions: SuggestionsQuery) {}

  @Get(':kind')
  @Header('cache-control', 'public, max-age=60')
  async suggest(
    @Param('kind') asked: string,
    @Query() query: unknown,
  ): Promise<Page<Suggestion | TagSuggestion>> {
    const kind = KINDS.find((one) => one === asked);
    if (!kind) throw new DomainError('autocomplete/unknown', `Suggested are: ${KINDS.join(', ')}.`);
    const page = await this.suggestions.run(kind, validate(suggestionSchema, query));
    if (kind !== 'tag') return page;
    return { ...page, results: page.results.map((tag) => ({ ...tag, suggest: [tag.name] })) };
  }
}
