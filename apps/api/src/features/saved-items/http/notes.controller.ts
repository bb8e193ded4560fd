import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Res,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { ChangeNote, ChangeNoteDto } from '../commands/change-note.js';
import { RemoveSavedItem } from '../commands/remove-saved-item.js';
import { WriteNote, WriteNoteDto } from '../commands/write-note.js';
import { NoteDto } from '../note.dto.js';
import { NotesDto, OwnNotes, OwnNotesQueryDto } from '../queries/own-notes.js';

/** What a member wrote beside figures; nobody else reads it. */
@Controller('api/dashboard/annotations')
@Allow('dashboard:saved-items')
export class NotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Your notes on figures, the newest day first. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member, @Query() input: OwnNotesQueryDto): Promise<NotesDto> {
    return this.queries.execute(new OwnNotes(viewer.subject, input));
  }

  /** A note on a figure, about a day; nobody else reads it. */
  @Post()
  @Header('cache-control', 'private, no-store')
  async write(
    @CommandCaller() caller: Caller,
    @Body() body: WriteNoteDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NoteDto> {
    const kept = await this.commands.execute(new WriteNote(caller, body));
    reply.header('location', '/api/dashboard/annotations');
    return kept;
  }

  /** Changes a note. */
  @Patch(':id')
  @Header('cache-control', 'private, no-store')
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
