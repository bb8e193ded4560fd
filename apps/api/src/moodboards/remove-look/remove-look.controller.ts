import { Body, Controller, Delete, HttpCode } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { validate } from '@toile/platform';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { removeSchema } from '../moodboard-schemas.js';
import { RemoveLook } from './remove-look.command.js';

@Controller('moodboards')
@Allow('moodboards:own')
export class RemoveLookController {
  constructor(private readonly commands: CommandBus) {}

  @Delete('remove-look')
  @HttpCode(204)
  async remove(@CommandCaller() caller: Caller, @Body() body: unknown): Promise<void> {
    const { moodboard, ...item } = validate(removeSchema, body);
    await this.commands.execute(new RemoveLook(caller, moodboard, item));
  }
}
