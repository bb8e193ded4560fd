import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { WriteBoardLink, WriteBoardLinkDto } from '../commands/write-board-link.js';
import { CardParamsDto, WriteBoardNote, WriteBoardNoteDto } from '../commands/write-board-note.js';
import { MoodboardChangeDto } from '../moodboard.dto.js';

/** Notes and links among the pictures of a board. Every PUT may be repeated; `remove` takes them off. */
@Controller('moodboards')
@Allow('moodboards:own')
export class MoodboardCardsController {
  constructor(private readonly commands: CommandBus) {}

  /** Writes a note; one that is not there is made, as the last one. */
  @Put(':board/notes/:card')
  note(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param() { card }: CardParamsDto,
    @Body() body: WriteBoardNoteDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new WriteBoardNote(caller, board, card, body));
  }

  /** Writes a link to a page elsewhere; one that is not there is made, as the last one. */
  @Put(':board/links/:card')
  link(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param() { card }: CardParamsDto,
    @Body() body: WriteBoardLinkDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new WriteBoardLink(caller, board, card, body));
  }
}
