import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { ColleagueNames } from '../../sharing/index.js';
import { idOf } from '../id-of-command.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { DocumentFile } from '../schedules/document-file.js';
import type { ScheduleDto } from '../schedules/schedule.dto.js';
import { documentOf, mustFit, type ScheduleDocumentDto } from '../schedules/schedule-input.dto.js';
import { SchedulesInWords } from '../schedules/schedules-in-words.js';
import { subjectsOf } from '../schedules/subjects-of.js';
import { keptOf, placeOfNew } from '../sets/kept-of.js';

/** A member wants a page or a deck sent by mail on days of the week. */
export class ScheduleDocument extends Command<ScheduleDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly wanted: ScheduleDocumentDto,
  ) {
    super();
  }
}

@CommandHandler(ScheduleDocument)
export class ScheduleDocumentHandler implements ICommandHandler<ScheduleDocument> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly files: DocumentFile,
    private readonly colleagues: ColleagueNames,
    private readonly words: SchedulesInWords,
  ) {}

  /** @throws ValidationError, DomainError as pages and decks do, schedules/conflict */
  async execute({ caller, member, wanted }: ScheduleDocument): Promise<ScheduleDto> {
    const { name, weekdays, format = 'pdf', to } = wanted;
    const document = documentOf(wanted.document);
    mustFit(document, format);
    await this.files.mustExist(document, member);
    const { subject: by } = caller;
    const id = idOf(caller);
    const saved = await this.savedItems.decide(caller, {
      type: 'ScheduleDocument',
      by,
      id,
      name,
      document,
      format,
      weekdays: [...weekdays].sort(),
      to: to ? subjectsOf(to, await this.colleagues.of(by)) : [by],
      at: caller.metadata.occurredAt.toISOString(),
    });
    return keptOf(await this.words.of({ owner: by, saved, place: placeOfNew }, by), id);
  }
}
