import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../event-store/caller.decorator.js';
import { IsText } from '../../../http/dto/text.decorator.js';
import { Desks } from '../desks.js';
import { type SavedViewDto, viewOf } from '../saved-view.dto.js';

/** Another name for a saved view. */
export class RenameViewDto {
  /** @example "Milano" */
  @IsText({ min: 1, max: 100 })
  name: string;
}

/** A member gives a saved view another name. */
export class RenameView extends Command<SavedViewDto> {
  constructor(
    readonly caller: Caller,
    readonly id: string,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(RenameView)
export class RenameViewHandler implements ICommandHandler<RenameView> {
  constructor(private readonly desks: Desks) {}

  /** @throws DomainError views/unknown */
  async execute({ caller, id, name }: RenameView): Promise<SavedViewDto> {
    const rename = { type: 'RenameView', by: caller.subject, id, name } as const;
    return viewOf(await this.desks.decide(caller, rename), id);
  }
}
