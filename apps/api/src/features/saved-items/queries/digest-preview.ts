import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { DigestMail } from '../digest/digest-mail.js';
import { noDigest } from '../domain/saved-items.errors.js';
import { SavedItemsStore } from '../saved-items-store.js';

/** The digest as it would go out now, as HTML. */
export class DigestPreview extends Query<string> {
  constructor(
    readonly member: Member,
    readonly locale: Locale,
  ) {
    super();
  }
}

@QueryHandler(DigestPreview)
export class DigestPreviewHandler implements IQueryHandler<DigestPreview> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly digest: DigestMail,
  ) {}

  /** @throws DomainError digest/unknown */
  async execute({ member, locale }: DigestPreview): Promise<string> {
    const { digest } = await this.savedItems.of(member.subject);
    if (!digest) throw noDigest();
    return (await this.digest.write(digest.figures, member, locale)).html;
  }
}
