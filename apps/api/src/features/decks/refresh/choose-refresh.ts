import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsWeekday } from '../../../kernel/http/dto/weekday.decorator.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { Decks } from '../decks.js';
import type { DeckDto } from '../slide.dto.js';
import { REFRESH_DECK } from './refresh-deck.handler.js';

/** On which day the figures of a deck are asked again. */
export class ChooseRefreshDto {
  /**
   * Monday is 1; at seven in Paris.
   * @example 1
   */
  @IsWeekday()
  weekday: number;
}

/** Whoever may edit a deck has its figures asked again by the week, for the first time at once; or whenever it is looked at. */
export class ChooseRefresh extends Command<DeckDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly weekday: number | null,
  ) {
    super();
  }
}

@CommandHandler(ChooseRefresh)
export class ChooseRefreshHandler implements ICommandHandler<ChooseRefresh> {
  constructor(
    private readonly decks: Decks,
    private readonly jobs: Jobs,
  ) {}

  /** @throws DomainError deck/unknown, deck/forbidden */
  async execute({ caller, id, weekday }: ChooseRefresh): Promise<DeckDto> {
    const at = caller.metadata.occurredAt.toISOString();
    return this.decks.changed(id, caller, { type: 'ChooseRefresh', weekday, at }, async (tx) => {
      if (weekday !== null)
        await this.jobs.add(REFRESH_DECK, { deck: id, due: at }, { key: `refresh:${id}`, tx });
    });
  }
}
