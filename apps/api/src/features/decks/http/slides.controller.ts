import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { localeOf } from '../../../kernel/http/request-locale.js';
import { Limited } from '../../figures/index.js';
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
@PrivateAnswers()
export class SlidesController extends CqrsController {
  /** What a slide shows just now, in words and numbers. */
  @Get('slides/:slide')
  @Limited(SHOWN)
  shown(
    @Param('id') id: string,
    @Param('slide') slide: string,
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
  ): Promise<RenderedSlideDto> {
    return this.queries.execute(new SlideShown(id, slide, viewer, localeOf(request)));
  }

  /** Adds a slide at the end. */
  @Post('slides')
  add(@CommandCaller() caller: Caller, @Param('id') id: string, @Body() body: NewSlideDto): Promise<DeckDto> {
    return this.commands.execute(new AddSlide(caller, id, body));
  }

  /** Changes what a slide says or shows. */
  @Patch('slides/:slide')
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
  remove(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Param('slide') slide: string,
  ): Promise<DeckDto> {
    return this.commands.execute(new RemoveSlide(caller, id, slide));
  }

  /** Puts the slides in another order. */
  @Put('order')
  arrange(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: ArrangeSlidesDto,
  ): Promise<DeckDto> {
    return this.commands.execute(new ArrangeSlides(caller, id, body.order));
  }
}
