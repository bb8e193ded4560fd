import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommentedKind } from '@toile/contracts';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { Sharing } from '../sharing.js';

/** Who wrote a comment says it in other words; whom it mentions stays. */
export class EditComment extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly kind: CommentedKind,
    readonly id: string,
    readonly comment: string,
    readonly text: string,
  ) {
    super();
  }
}

@CommandHandler(EditComment)
export class EditCommentHandler implements ICommandHandler<EditComment> {
  constructor(private readonly sharing: Sharing) {}

  /** @throws DomainError item/unknown, comment/unknown, comment/forbidden */
  async execute({ caller, kind, id, comment, text }: EditComment): Promise<void> {
    const on = await this.sharing.seen(kind, id, caller.subject);
    await this.sharing.decide(caller, { type: 'EditComment', on, id: comment, text });
  }
}
