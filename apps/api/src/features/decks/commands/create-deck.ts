import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DECK_LIMITS, DECK_TEMPLATES, type DeckTemplate, MOST_COMPARED } from '@toile/contracts';
import { IsOptional } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { NamedValues } from '../../questions/index.js';
import { deckDtoOf } from '../deck-dto-of.js';
import { Decks } from '../decks.js';
import { idFor } from '../ids.js';
import type { DeckDto } from '../slide.dto.js';
import { slidesOf } from '../templates.js';

/** What a deck is called, and what it begins with. */
export class CreateDeckDto {
  /** @example "Spring-Summer 2027" */
  @IsText({ min: 1, max: DECK_LIMITS.title })
  title: string;

  @IsOneOf(DECK_TEMPLATES)
  template: DeckTemplate = 'empty';

  /** @example "spring-summer-2027" */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  season?: string;

  /** @example "verne" */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  brand?: string;

  /** @example "lace" */
  @IsOptional()
  @IsText({ min: 1, max: 200 })
  trend?: string;

  /** Brands beside the brand. */
  @AreSlugs({ max: MOST_COMPARED - 1 })
  peers: string[] = [];
}

/** A member begins a deck, from nothing or from a template. */
export class CreateDeck extends Command<DeckDto> {
  constructor(
    readonly caller: Caller,
    readonly input: CreateDeckDto,
  ) {
    super();
  }
}

@CommandHandler(CreateDeck)
export class CreateDeckHandler implements ICommandHandler<CreateDeck> {
  constructor(
    private readonly decks: Decks,
    private readonly values: NamedValues,
  ) {}

  /** @throws ValidationError, DomainError deck/conflict, brand/unknown, trend/unknown */
  async execute({ caller, input }: CreateDeck): Promise<DeckDto> {
    const { title, template, season, brand, trend, peers } = input;
    await this.values.mustExist([
      { path: 'season', dimension: 'season', any: season ? [season] : [] },
      { path: 'brand', dimension: 'brand', any: brand ? [brand] : [] },
      { path: 'peers', dimension: 'brand', any: peers },
      { path: 'trend', dimension: 'tag', any: trend ? [trend] : [] },
    ]);
    const slides = slidesOf(template, { season, brand, trend, peers }).map((content, at) => ({
      id: idFor(caller, String(at)),
      title: null,
      text: null,
      content,
    }));
    const id = idFor(caller);
    return deckDtoOf(id, await this.decks.create(id, caller, title, slides), {
      role: 'own',
      shared: null,
    });
  }
}
