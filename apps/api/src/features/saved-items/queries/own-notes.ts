import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { FIGURE_ADDRESSES, type FigureAddress } from '@toile/contracts';
import { IsOptional } from 'class-validator';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { NoteDto } from '../note.dto.js';
import { SavedItemsStore } from '../saved-items-store.js';

/** Which notes. */
export class OwnNotesQueryDto {
  /** Those on this figure only. */
  @IsOptional()
  @IsOneOf(FIGURE_ADDRESSES)
  figure?: FigureAddress;
}

/** A member's notes by day, the newest first. */
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
  constructor(private readonly savedItems: SavedItemsStore) {}

  async execute({ subject, input: { figure } }: OwnNotes): Promise<NotesDto> {
    const { notes } = await this.savedItems.of(subject);
    const chosen = notes.filter((note) => !figure || note.figure === figure);
    return {
      results: chosen.sort(
        (a, b) => b.date.localeCompare(a.date) || b.created_at.localeCompare(a.created_at),
      ),
    };
  }
}
