import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { NameSection, NameSectionDto, SectionParamsDto } from '../commands/name-section.js';
import { RemoveSection } from '../commands/remove-section.js';
import { MoodboardChangeDto } from '../moodboard.dto.js';

/** Parts of a board with names of their own; pictures are moved among them by `reorder`. */
@Controller('moodboards')
@Allow('moodboards:own')
export class MoodboardSectionsController {
  constructor(private readonly commands: CommandBus) {}

  /** Names a section; one that is not there is made, as the last one. */
  @Put(':board/sections/:section')
  name(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param() { section }: SectionParamsDto,
    @Body() { name }: NameSectionDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new NameSection(caller, board, section, name));
  }

  /** Takes a section away; its pictures stay, in the section before it. */
  @Delete(':board/sections/:section')
  remove(
    @CommandCaller() caller: Caller,
    @Param('board') board: string,
    @Param() { section }: SectionParamsDto,
  ): Promise<MoodboardChangeDto> {
    return this.commands.execute(new RemoveSection(caller, board, section));
  }
}
