import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FigureEmbed, NewFigureEmbed } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { AskFigure } from '../figure-reference/ask-figure.js';
import { referenceFields } from '../figure-reference/reference-schema.js';
import { Embeds } from './embeds.js';

export const newEmbedSchema = z.object(referenceFields);

/** The figures a member shows elsewhere. */
@Controller('api/dashboard/embeds')
@Allow('dashboard:desk')
export class EmbedsController {
  constructor(
    private readonly embeds: Embeds,
    private readonly figures: AskFigure,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async list(@Viewer() viewer: Member): Promise<{ results: FigureEmbed[] }> {
    return { results: await this.embeds.list(viewer.subject) };
  }

  /** The answer holds the token, which is never shown again. A figure that cannot be asked is not embedded. */
  @Post()
  @Header('cache-control', 'private, no-store')
  async create(
    @Viewer() viewer: Member,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NewFigureEmbed> {
    const reference = validate(newEmbedSchema, body);
    await this.figures.ask(reference, viewer);
    reply.header('location', '/api/dashboard/embeds');
    return this.embeds.create(viewer.subject, reference);
  }

  @Delete(':id')
  @HttpCode(204)
  withdraw(@Viewer() viewer: Member, @Param('id') id: string): Promise<void> {
    return this.embeds.withdraw(viewer.subject, id);
  }
}
