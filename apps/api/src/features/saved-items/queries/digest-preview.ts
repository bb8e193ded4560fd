import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { ColleagueNames, namedIn } from '../../sharing/index.js';
import { DigestMail } from '../digest/digest-mail.js';
import { noDigest } from '../domain/saved-items.errors.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** A digest as it would go out to this member now, as HTML: their own, or that of a colleague, by its id. */
export class DigestPreview extends Query<string> {
  constructor(
    readonly member: Member,
    readonly locale: Locale,
    readonly id?: string,
  ) {
    super();
  }
}

@QueryHandler(DigestPreview)
export class DigestPreviewHandler implements IQueryHandler<DigestPreview> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly shared: SharedSavedItems,
    private readonly names: ColleagueNames,
    private readonly digest: DigestMail,
  ) {}

  /** @throws DomainError digest/unknown */
  async execute({ member, locale, id }: DigestPreview): Promise<string> {
    const { subject } = member;
    const seen = id ? await this.shared.seen('digest', id, subject) : null;
    const { digest } = seen?.saved ?? (await this.savedItems.of(subject));
    if (!digest) throw noDigest();
    if (!seen || seen.role === 'own') return (await this.digest.write(digest.figures, member, locale)).html;
    const { owner } = seen;
    const by = namedIn(await this.names.of(subject))(owner)?.name ?? '';
    return (await this.digest.write(digest.figures, member, locale, { owner, by })).html;
  }
}
