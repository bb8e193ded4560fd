import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { LocatedAt, PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { EmbedFigure, EmbedFigureDto } from '../commands/embed-figure.js';
import { RotateEmbed } from '../commands/rotate-embed.js';
import { WithdrawEmbed } from '../commands/withdraw-embed.js';
import { NewEmbedDto } from '../embed.dto.js';
import { EmbedsDto, OwnEmbeds } from '../queries/own-embeds.js';

/** The figures and questions a member shows elsewhere. */
@Controller('api/dashboard/embeds')
@Allow('dashboard:saved-items')
@PrivateAnswers()
export class EmbedsController extends CqrsController {
  /** Figures and questions you show elsewhere. */
  @Get()
  list(@Viewer() viewer: Member): Promise<EmbedsDto> {
    return this.queries.execute(new OwnEmbeds(viewer.subject));
  }

  /** A token that opens one figure with its filters, or one question, for a frame on another site; shown once. */
  @Post()
  @LocatedAt('/api/dashboard/embeds')
  create(@Viewer() viewer: Member, @Body() body: EmbedFigureDto): Promise<NewEmbedDto> {
    return this.commands.execute(new EmbedFigure(viewer, body));
  }

  /** Another token for it, shown once; the one it had opens nothing from then on. */
  @Post(':id/token')
  @HttpCode(200)
  rotate(@Viewer() viewer: Member, @Param('id') id: string): Promise<NewEmbedDto> {
    return this.commands.execute(new RotateEmbed(viewer.subject, id));
  }

  /** Withdraws a token: what it opened is shown no more. */
  @Delete(':id')
  @HttpCode(204)
  withdraw(@Viewer() viewer: Member, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new WithdrawEmbed(viewer.subject, id));
  }
}
