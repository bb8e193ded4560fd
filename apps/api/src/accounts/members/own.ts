import { Injectable } from '@nestjs/common';
import { notYou, unknownMember } from './domain/member.errors.js';
import type { Member } from './member.js';
import { Members } from './members.js';

/** Whether the account in an address is the viewer's own. */
@Injectable()
export class Own {
  constructor(private readonly members: Members) {}

  /** @throws DomainError member/forbidden for another's account, member/unknown for nobody's */
  async mustBe(viewer: Member, slug: string): Promise<void> {
    if (viewer.slug === slug) return;
    const storable = !slug.includes('\0');
    throw storable && (await this.members.document('slug', slug)) ? notYou() : unknownMember();
  }
}
