import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { ChosenFigureDto } from '../../figures/index.js';
import { EmbedFigure, NewEmbedDto } from '../commands/embed-figure.js';
import { WithdrawEmbed } from '../commands/withdraw-embed.js';
import { EmbedsDto, OwnEmbeds } from '../queries/own-embeds.js';

/** The figures a member shows elsewhere. */
@Controller('api/dashboard/embeds')
@Allow('dashboard:saved-items')
export class EmbedsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Figures you show elsewhere. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member): Promise<EmbedsDto> {
    return this.queries.execute(new OwnEmbeds(viewer.subject));
  }

  /** A token that opens one figure with its filters, for a frame on another site; shown once. */
  @Post()
  @Header('cache-control', 'private, no-store')
  async create(
    @Viewer() viewer: Member,
    @Body() body: ChosenFigureDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NewEmbedDto> {
    const made = await this.commands.execute(new EmbedFigure(viewer, body));
    reply.header('location', '/api/dashboard/embeds');
    return made;
  }

  /** Withdraws a token: its figure is shown no more. */
  @Delete(':id')
  @HttpCode(204)
  withdraw(@Viewer() viewer: Member, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new WithdrawEmbed(viewer.subject, id));
  }
}
