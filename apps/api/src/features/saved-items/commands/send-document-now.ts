import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BeginDocument } from '../schedules/begin-document.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** A document is sent before it is due. */
export class SendDocumentNow extends Command<void> {
  constructor(
    readonly subject: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(SendDocumentNow)
export class SendDocumentNowHandler implements ICommandHandler<SendDocumentNow> {
  constructor(
    private readonly shared: SharedSavedItems,
    private readonly documents: BeginDocument,
  ) {}

  /** @throws DomainError schedules/unknown, item/forbidden */
  async execute({ subject, id }: SendDocumentNow): Promise<void> {
    const { owner } = await this.shared.editable('schedule', id, subject);
    const now = new Date();
    await this.documents.at(id, owner, now.toISOString(), now);
  }
}
