import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AuthStatus as Status } from '@toile/contracts';
import { HeldSubscriptions } from '../../subscriptions/held-subscriptions.js';
import type { Member } from '../members/member.js';
import { SignedInUserDto, toSignedInUser } from '../members/signed-in-user.dto.js';

/** Who is there. */
export class AuthStatusDto implements Status {
  logged_in: boolean;
  user: SignedInUserDto | null;
  /**
   * Of the member's plan; null for a visitor.
   * @example "free-user"
   */
  segment: string | null;
}

export class AuthStatus extends Query<AuthStatusDto> {
  constructor(readonly viewer: Member | undefined) {
    super();
  }
}

@QueryHandler(AuthStatus)
export class AuthStatusHandler implements IQueryHandler<AuthStatus> {
  constructor(private readonly subscriptions: HeldSubscriptions) {}

  async execute({ viewer }: AuthStatus): Promise<AuthStatusDto> {
    return {
      logged_in: viewer !== undefined,
      user: viewer ? toSignedInUser(viewer) : null,
      segment: viewer ? await this.subscriptions.segment(viewer) : null,
    };
  }
}
