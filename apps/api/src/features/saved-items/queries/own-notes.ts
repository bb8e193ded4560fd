import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { FIGURE_ADDRESSES, type FigureAddress } from '@toile/contracts';
import { IsOptional } from 'class-validator';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { NoteDto } from '../note.dto.js';
import { placed } from '../sets/members-in-words.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** Which notes. */
export class OwnNotesQueryDto {
  /** Those on this figure only. */
  @IsOptional()
  @IsOneOf(FIGURE_ADDRESSES)
  figure?: FigureAddress;
}

/** A member's notes and those that colleagues share by day, the newest first. */
export class NotesDto {
  results: NoteDto[];
}

export class OwnNotes extends Query<NotesDto> {
  constructor(
    readonly subject: string,
    readonly input: OwnNotesQueryDto,
  ) {
    super();
  }
}

@QueryHandler(OwnNotes)
export class OwnNotesHandler implements IQueryHandler<OwnNotes> {
  constructor(private readonly shared: SharedSavedItems) {}

  async execute({ subject, input: { figure } }: OwnNotes): Promise<NotesDto> {
    const shelves = await this.shared.shelves('note', subject);
    const notes = shelves.flatMap(({ saved, place }) => placed(saved.notes, place));
    const chosen = notes.filter((note) => !figure || note.figure === figure);
    return {
      results: chosen.sort(
        (a, b) => b.date.localeCompare(a.date) || b.created_at.localeCompare(a.created_at),
      ),
    };
  }
}
