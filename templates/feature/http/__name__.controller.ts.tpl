import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { AddTo{{Name}}, AddTo{{Name}}Dto } from '../commands/add-to-{{name}}.js';
import { RemoveFrom{{Name}} } from '../commands/remove-from-{{name}}.js';
import { Own{{Name}}, type Own{{Name}}Dto } from '../queries/own-{{name}}.js';

@Controller('api/{{name}}')
@Allow('{{name}}:own')
@PrivateAnswers()
export class {{Name}}Controller extends CqrsController {
  /** What the member's {{name}} hold. */
  @Get()
  list(@Viewer() viewer: Member): Promise<Own{{Name}}Dto> {
    return this.queries.execute(new Own{{Name}}(viewer.subject));
  }

  /** Adds an item; one that is in already stays. */
  @Post()
  @HttpCode(204)
  add(@CommandCaller() caller: Caller, @Body() { item }: AddTo{{Name}}Dto): Promise<void> {
    return this.commands.execute(new AddTo{{Name}}(caller, item));
  }

  /** Removes an item. */
  @Delete(':item')
  @HttpCode(204)
  remove(@CommandCaller() caller: Caller, @Param('item') item: string): Promise<void> {
    return this.commands.execute(new RemoveFrom{{Name}}(caller, item));
  }
}
