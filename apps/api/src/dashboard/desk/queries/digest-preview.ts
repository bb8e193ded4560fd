import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import type { Member } from '../../../accounts/members/member.js';
import { Desks } from '../desks.js';
import { DigestLetter } from '../digest/digest-letter.js';
import { noDigest } from '../domain/desk.errors.js';

/** The letter as it would go out now, as HTML. */
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
    private readonly desks: Desks,
    private readonly letter: DigestLetter,
  ) {}

  /** @throws DomainError digest/unknown */
  async execute({ member, locale }: DigestPreview): Promise<string> {
    const { digest } = await this.desks.of(member.subject);
    if (!digest) throw noDigest();
    return (await this.letter.write(digest.figures, member, locale)).html;
  }
}
