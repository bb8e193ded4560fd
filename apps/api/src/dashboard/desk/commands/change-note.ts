import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../event-store/caller.decorator.js';
import { IfGiven } from '../../../http/dto/if-given.decorator.js';
import { IsText } from '../../../http/dto/text.decorator.js';
import { IsDay } from '../../../http/dto/time.decorator.js';
import { Desks } from '../desks.js';
import { type NoteDto, noteOf } from '../note.dto.js';

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
  constructor(private readonly desks: Desks) {}

  /** @throws DomainError notes/unknown */
  async execute({ caller, id, change: { date, text } }: ChangeNote): Promise<NoteDto> {
    const command = { type: 'ChangeNote', by: caller.subject, id, date, text } as const;
    return noteOf(await this.desks.decide(caller, command), id);
  }
}
