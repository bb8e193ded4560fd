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
import { FIGURE_ADDRESSES, type FigureNote } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Member } from '../../../accounts/members/member.js';
import { Allow } from '../../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../../accounts/roles/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../event-store/caller.decorator.js';
import { storableText } from '../../../http/storable-text.js';
import { referenceFields } from '../../figure-reference/reference-schema.js';
import { Desks } from '../desks.js';
import type { Desk } from '../domain/desk.state.js';
import { idOf } from '../id-of-command.js';

const words = {
  date: z.iso.date(),
  text: storableText(1_000).refine((text) => text.length > 0, 'needs words'),
};
export const newNoteSchema = z.object({ ...referenceFields, ...words });
export const changedNoteSchema = z.object(words).partial();
export const notesQuerySchema = z.object({ figure: z.enum(FIGURE_ADDRESSES).optional() });

/** What a member wrote beside figures; nobody else reads it. */
@Controller('api/dashboard/annotations')
@Allow('dashboard:desk')
export class NotesController {
  constructor(private readonly desks: Desks) {}

  /** By day, the newest first. */
  @Get()
  @Header('cache-control', 'private, no-store')
  async list(@Viewer() viewer: Member, @Query() query: unknown): Promise<{ results: FigureNote[] }> {
    const { figure } = validate(notesQuerySchema, query);
    const { notes } = await this.desks.of(viewer.subject);
    const chosen = notes.filter((note) => !figure || note.figure === figure);
    return {
      results: chosen.sort(
        (a, b) => b.date.localeCompare(a.date) || b.created_at.localeCompare(a.created_at),
      ),
    };
  }

  @Post()
  @Header('cache-control', 'private, no-store')
  async write(
    @CommandCaller() caller: Caller,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FigureNote> {
    const note = validate(newNoteSchema, body);
    const id = idOf(caller);
    const at = caller.metadata.occurredAt.toISOString();
    const desk = await this.desks.decide(caller, { type: 'WriteNote', by: caller.subject, id, at, ...note });
    reply.header('location', '/api/dashboard/annotations');
    return noteOf(desk, id);
  }

  @Patch(':id')
  @Header('cache-control', 'private, no-store')
  async change(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<FigureNote> {
    const change = validate(changedNoteSchema, body);
    const command = { type: 'ChangeNote', by: caller.subject, id, ...change } as const;
    return noteOf(await this.desks.decide(caller, command), id);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    await this.desks.decide(caller, { type: 'RemoveNote', id });
  }
}

function noteOf(desk: Desk, id: string): FigureNote {
  const note = desk.notes.find((one) => one.id === id);
  if (!note) throw new Error(`the note ${id} was not kept`);
  return note;
}
