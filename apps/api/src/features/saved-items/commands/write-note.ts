import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { IsDay } from '../../../kernel/http/dto/time.decorator.js';
import { ChosenFigureDto, referenceTo } from '../../figures/index.js';
import { idOf } from '../id-of-command.js';
import type { NoteDto } from '../note.dto.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { keptOf, placeOfNew } from '../sets/kept-of.js';

/** A note on a figure, about a day. */
export class WriteNoteDto extends ChosenFigureDto {
  /** @example "2026-09-24" */
  @IsDay()
  date: string;

  /** @example "The strike began." */
  @IsText({ min: 1, max: 1_000 })
  text: string;
}

/** A member writes a note on a figure. */
export class WriteNote extends Command<NoteDto> {
  constructor(
    readonly caller: Caller,
    readonly note: WriteNoteDto,
  ) {
    super();
  }
}

@CommandHandler(WriteNote)
export class WriteNoteHandler implements ICommandHandler<WriteNote> {
  constructor(private readonly savedItems: SavedItemsStore) {}

  /** @throws DomainError notes/conflict */
  async execute({ caller, note: { date, text, ...figure } }: WriteNote): Promise<NoteDto> {
    const id = idOf(caller);
    const at = caller.metadata.occurredAt.toISOString();
    const note = { by: caller.subject, id, at, date, text, ...referenceTo(figure) };
    const { notes } = await this.savedItems.decide(caller, { type: 'WriteNote', ...note });
    return { ...keptOf(notes, id), ...placeOfNew() };
  }
}
