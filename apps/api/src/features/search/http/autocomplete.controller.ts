import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiParam } from '@nestjs/swagger';
import type { SuggestionKind } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { Suggest, SuggestDto, SuggestionsDto } from '../queries/suggest.js';

const KINDS: readonly SuggestionKind[] = ['designer', 'tag', 'individual', 'event'];

@Controller('api/autocomplete')
@Public()
export class AutocompleteController {
  constructor(private readonly queries: QueryBus) {}

  /** Suggestions for a field: designers, tags, models or fashion weeks. */
  @Get(':kind')
  @Header('cache-control', 'public, max-age=60')
  @ApiParam({ name: 'kind', enum: KINDS })
  async suggest(@Param('kind') input: string, @Query() typed: SuggestDto): Promise<SuggestionsDto> {
    const kind = KINDS.find((one) => one === input);
    if (!kind) throw new DomainError('autocomplete/unknown', `Suggested are: ${KINDS.join(', ')}.`);
    return this.queries.execute(new Suggest(kind, typed));
  }
}
