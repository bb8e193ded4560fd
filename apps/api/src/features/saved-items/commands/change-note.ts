import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsDay } from '../../../kernel/http/dto/time.decorator.js';
import type { NoteDto } from '../note.dto.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { keptOf } from '../sets/kept-of.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** What changes of a note; what is left out stays. */
export class ChangeNoteDto {
  /** @example "2026-09-25" */
  @IfGiven()
  @IsDay()
  date?: string;

  /** @example "The strike ended." */
  @IfGiven()
  @IsText({ min: 1, max: 1_000 })
  text?: string;
}

/** A member changes a note of theirs. */
export class ChangeNote extends Command<NoteDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly change: ChangeNoteDto,
  ) {
    super();
  }
}

@CommandHandler(ChangeNote)
export class ChangeNoteHandler implements ICommandHandler<ChangeNote> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly shared: SharedSavedItems,
  ) {}

  /** @throws DomainError notes/unknown */
  async execute({ caller, id, change: { date, text } }: ChangeNote): Promise<NoteDto> {
    const { owner } = await this.shared.editable('note', id, caller.subject);
    const command = { type: 'ChangeNote', by: owner, id, date, text } as const;
    const { notes } = await this.savedItems.decide({ ...caller, subject: owner }, command);
    return { ...keptOf(notes, id), ...(await this.shared.placeOf('note', id, owner, caller.subject)) };
  }
}
