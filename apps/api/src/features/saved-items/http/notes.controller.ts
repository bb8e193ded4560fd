import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { LocatedAt, PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { ChangeNote, ChangeNoteDto } from '../commands/change-note.js';
import { RemoveSavedItem } from '../commands/remove-saved-item.js';
import { WriteNote, WriteNoteDto } from '../commands/write-note.js';
import { NoteDto } from '../note.dto.js';
import { NotesDto, OwnNotes, OwnNotesQueryDto } from '../queries/own-notes.js';

/** What a member wrote beside figures; nobody else reads it. */
@Controller('api/dashboard/annotations')
@Allow('dashboard:saved-items')
@PrivateAnswers()
export class NotesController extends CqrsController {
  /** Your notes on figures, the newest day first. */
  @Get()
  list(@Viewer() viewer: Member, @Query() input: OwnNotesQueryDto): Promise<NotesDto> {
    return this.queries.execute(new OwnNotes(viewer.subject, input));
  }

  /** A note on a figure, about a day; nobody else reads it. */
  @Post()
  @LocatedAt('/api/dashboard/annotations')
  write(@CommandCaller() caller: Caller, @Body() body: WriteNoteDto): Promise<NoteDto> {
    return this.commands.execute(new WriteNote(caller, body));
  }

  /** Changes a note. */
  @Patch(':id')
  change(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: ChangeNoteDto,
  ): Promise<NoteDto> {
    return this.commands.execute(new ChangeNote(caller, id, body));
  }

  /** Removes a note. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new RemoveSavedItem(caller, 'RemoveNote', id));
  }
}
