import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommentedKind } from '@toile/contracts';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { Sharing } from '../sharing.js';

/** Who wrote a comment, or the owner of what it is about, takes it away. */
export class RemoveComment extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly kind: CommentedKind,
    readonly id: string,
    readonly comment: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveComment)
export class RemoveCommentHandler implements ICommandHandler<RemoveComment> {
  constructor(private readonly sharing: Sharing) {}

  /** @throws DomainError item/unknown, comment/unknown, comment/forbidden */
  async execute({ caller, kind, id, comment }: RemoveComment): Promise<void> {
    const on = await this.sharing.seen(kind, id, caller.subject);
    await this.sharing.decide(caller, { type: 'RemoveComment', on, id: comment });
  }
}
