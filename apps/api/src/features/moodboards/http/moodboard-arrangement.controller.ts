import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import {
  ArrangeBoard,
  ArrangeBoardDto,
  ChooseArrangement,
  ChooseArrangementDto,
} from '../commands/arrange-board.js';
import { MoodboardChangeDto } from '../moodboard.dto.js';

/** Where things lie on a board that is arranged freely. */
@Controller('moodboards')
@Allow('moodboards:own')
export class MoodboardArrangementController {
  constructor(private readonly commands: CommandBus) {}

  /** Shows a board as a grid or as it lies freely; what was placed keeps its place either way. */
  @Put(':board/arrangement')
  choose(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Body() { arrangement }: ChooseArrangementDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new ChooseArrangement(caller, board, arrangement));
  }

  /** Puts what was moved in its place; 409 when the board has changed since `version`. */
  @Post('arrange/:slug')
  @HttpCode(200)
  arrange(
    @CommandCaller() caller: Caller,
    @Param('slug') slug: string,
    @Body() body: ArrangeBoardDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new ArrangeBoard(caller, slug, body));
  }
}
