import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { SignedInUserDto, toSignedInUser } from '../members/signed-in-user.dto.js';

/** Which plan a member has; the feature `subscriptions` provides it. */
export abstract class Segments {
  /** The segment of the member's paywall plan: `free-user` without one. */
  abstract segment(member: Member): Promise<string>;
}

/** Who is there. */
export class AuthStatusDto {
  logged_in: boolean;
  user: SignedInUserDto | null;
  /**
   * Of the member's plan; a visitor's is that of who has none.
   * @example "free-user"
   */
  segment: string;
}

export class AuthStatus extends Query<AuthStatusDto> {
  constructor(readonly viewer: Member | undefined) {
    super();
  }
}

@QueryHandler(AuthStatus)
export class AuthStatusHandler implements IQueryHandler<AuthStatus> {
  constructor(private readonly segments: Segments) {}

  async execute({ viewer }: AuthStatus): Promise<AuthStatusDto> {
    return {
      logged_in: viewer !== undefined,
      user: viewer ? toSignedInUser(viewer) : null,
      segment: viewer ? await this.segments.segment(viewer) : 'free-user',
    };
  }
}
