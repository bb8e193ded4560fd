import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { ColleagueNames } from '../../sharing/index.js';
import { SavedItemsStore } from '../saved-items-store.js';
import type { ScheduleDto } from '../schedules/schedule.dto.js';
import { type ChangeScheduleDto, mustFit } from '../schedules/schedule-input.dto.js';
import { SchedulesInWords } from '../schedules/schedules-in-words.js';
import { subjectsOf } from '../schedules/subjects-of.js';
import { keptOf } from '../sets/kept-of.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** A document is sent on other days, to other colleagues, under another name, or not for a while. */
export class ChangeSchedule extends Command<ScheduleDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly changes: ChangeScheduleDto,
  ) {
    super();
  }
}

@CommandHandler(ChangeSchedule)
export class ChangeScheduleHandler implements ICommandHandler<ChangeSchedule> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly shared: SharedSavedItems,
    private readonly colleagues: ColleagueNames,
    private readonly words: SchedulesInWords,
  ) {}

  /** @throws ValidationError, DomainError schedules/unknown, item/forbidden, schedules/forbidden */
  async execute({ caller, id, changes }: ChangeSchedule): Promise<ScheduleDto> {
    const { owner, saved: before } = await this.shared.editable('schedule', id, caller.subject);
    const { name, format, weekdays, to, paused } = changes;
    if (format) mustFit(keptOf(before.schedules, id).document, format);
    const saved = await this.savedItems.decide(
      { ...caller, subject: owner },
      {
        type: 'ChangeSchedule',
        by: owner,
        id,
        name,
        format,
        weekdays: weekdays && [...weekdays].sort(),
        to: to && subjectsOf(to, await this.colleagues.of(owner)),
        paused,
        at: caller.metadata.occurredAt.toISOString(),
      },
    );
    const place = await this.shared.placeOf('schedule', id, owner, caller.subject);
    const shelf = { owner, saved, place: (one: string) => (one === id ? place : null) };
    return keptOf(await this.words.of(shelf, caller.subject), id);
  }
}
