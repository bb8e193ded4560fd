import { Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import { AskedByReference } from '../../questions/index.js';
import type { Digest } from '../domain/saved-items.state.js';
import { SharedSavedItems } from '../shared-saved-items.js';
import { type DigestDto, shownDigest } from './digest.dto.js';
import { digestIdOf } from './digest-id.js';

/** Digests as their readers see them, and who gets them. */
@Injectable()
export class DigestsAsSeen {
  constructor(
    private readonly shared: SharedSavedItems,
    private readonly asked: AskedByReference,
  ) {}

  /** The reader's own first, where it has figures, then those of colleagues. */
  async all(reader: string): Promise<DigestDto[]> {
    const shelves = await this.shared.shelves('digest', reader);
    const shown = await Promise.all(
      shelves.map(async ({ owner, saved: { digest }, place }) => {
        const where = place(digestIdOf(owner));
        if (!where || !digest?.figures.length) return [];
        const mailed = owner === reader || (await this.isMailed(digest, owner, reader));
        return [shownDigest(digest, owner, { ...where, mailed })];
      }),
    );
    return shown.flat();
  }

  /** As it stands for who has just changed it, or asks for their own. */
  async of(digest: Digest | null, owner: string, reader: string): Promise<DigestDto> {
    const place = await this.shared.placeOf('digest', digestIdOf(owner), owner, reader);
    const mailed = owner === reader || (digest !== null && (await this.isMailed(digest, owner, reader)));
    return shownDigest(digest, owner, { ...place, mailed });
  }

  /** Colleagues who chose its mails, still see it, and have a plan with figures. */
  async recipientsOf({ figures: [first], followers }: Digest, owner: string): Promise<Member[]> {
    if (!first) return [];
    const people = await this.shared.followersOf('digest', { id: digestIdOf(owner), followers }, owner);
    const open = await Promise.all(
      people.map((one) =>
        this.asked.mustBeEntitled(first, one).then(
          () => true,
          (error: unknown) => {
            if (error instanceof DomainError) return false;
            throw error;
          },
        ),
      ),
    );
    return people.filter((_, at) => open[at]);
  }

  private async isMailed(digest: Digest, owner: string, reader: string): Promise<boolean> {
    return (await this.recipientsOf(digest, owner)).some(({ subject }) => subject === reader);
  }
}
