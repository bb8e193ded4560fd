import { Body, Controller, Delete, Get, Header, Param, Patch, Post, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { localeOf } from '../../../kernel/http/request-locale.js';
import { RateLimits } from '../../figures/index.js';
import { AddSlide } from '../commands/add-slide.js';
import { ArrangeSlides, ArrangeSlidesDto } from '../commands/arrange-slides.js';
import { ChangeSlide } from '../commands/change-slide.js';
import { RemoveSlide } from '../commands/remove-slide.js';
import { SlideShown } from '../queries/slide-shown.js';
import { RenderedSlideDto } from '../rendering/rendered-slide.dto.js';
import { ChangeSlideDto, DeckDto, NewSlideDto } from '../slide.dto.js';

/** A deck of forty slides, shown six times. */
const SHOWN = { what: 'slide', most: 240 };

/** The slides of a deck. */
@Controller('api/dashboard/decks/:id')
@Allow('dashboard:decks')
export class SlidesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  /** What a slide shows just now, in words and numbers. */
  @Get('slides/:slide')
  @Header('cache-control', 'private, no-store')
  async shown(
    @Param('id') id: string,
    @Param('slide') slide: string,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RenderedSlideDto> {
    await this.limits.take(SHOWN, viewer.subject, reply);
    return this.queries.execute(new SlideShown(id, slide, viewer, localeOf(request)));
  }

  /** Adds a slide at the end. */
  @Post('slides')
  @Header('cache-control', 'private, no-store')
  add(@CommandCaller() caller: Caller, @Param('id') id: string, @Body() body: NewSlideDto): Promise<DeckDto> {
    return this.commands.execute(new AddSlide(caller, id, body));
  }

  /** Changes what a slide says or shows. */
  @Patch('slides/:slide')
  @Header('cache-control', 'private, no-store')
  change(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Param('slide') slide: string,
    @Body() body: ChangeSlideDto,
  ): Promise<DeckDto> {
    return this.commands.execute(new ChangeSlide(caller, id, slide, body));
  }

  /** Takes a slide out. */
  @Delete('slides/:slide')
  @Header('cache-control', 'private, no-store')
  remove(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Param('slide') slide: string,
  ): Promise<DeckDto> {
    return this.commands.execute(new RemoveSlide(caller, id, slide));
  }

  /** Puts the slides in another order. */
  @Put('order')
  @Header('cache-control', 'private, no-store')
  arrange(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: ArrangeSlidesDto,
  ): Promise<DeckDto> {
    return this.commands.execute(new ArrangeSlides(caller, id, body.order));
  }
}
