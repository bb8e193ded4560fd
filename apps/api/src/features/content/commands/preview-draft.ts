import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, Max, Min } from 'class-validator';
import { Drafts, type EntryName } from '../drafts.js';

const HOUR_MS = 3600_000;

/** How long a link to a draft works. */
export class PreviewDraftDto {
  /** @example 24 */
  @IsInt()
  @Min(1)
  @Max(14 * 24)
  hours: number = 24;
}

/** A link to a draft for who has no account. */
export class DraftLinkDto {
  /**
   * Said once; only its hash is kept. It stops working when the draft is published or discarded, or another link is made.
   * @example "/newsroom/words/preview/q0Zr0kq0Zr0kq0Zr0kq0Zr0kq0Zr0kq0Zr0kq0Zr0kq"
   */
  path: string;
  /** @example "2026-02-24T14:00:00.000Z" */
  expires_at: string;
}

/** An editor lets others see a draft before its time. */
export class PreviewDraft extends Command<DraftLinkDto> {
  constructor(
    readonly name: EntryName,
    readonly hours: number,
  ) {
    super();
  }
}

@CommandHandler(PreviewDraft)
export class PreviewDraftHandler implements ICommandHandler<PreviewDraft> {
  constructor(private readonly drafts: Drafts) {}

  /** @throws DomainError content-draft/unknown */
  async execute({ name, hours }: PreviewDraft): Promise<DraftLinkDto> {
    const until = new Date(Date.now() + hours * HOUR_MS);
    const token = await this.drafts.makePreview(name, until);
    return { path: `/newsroom/words/preview/${token}`, expires_at: until.toISOString() };
  }
}

/** The link to a draft stops working. */
export class EndDraftPreview extends Command<void> {
  constructor(readonly name: EntryName) {
    super();
  }
}

@CommandHandler(EndDraftPreview)
export class EndDraftPreviewHandler implements ICommandHandler<EndDraftPreview> {
  constructor(private readonly drafts: Drafts) {}

  /** @throws DomainError content-draft/unknown */
  async execute({ name }: EndDraftPreview): Promise<void> {
    await this.drafts.endPreview(name);
  }
}
