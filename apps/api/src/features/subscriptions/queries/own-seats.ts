import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { HeldSubscriptions } from '../held-subscriptions.js';

/** A seat of a subscription for several people. */
export class SeatDto {
  /** @example "6f1d0a5b7c2e4d38" */
  id: string;
  /** @example "ada@example.com" */
  email: string | null;
  /** Whether its person has used it. */
  claimed: boolean;
  /** Whether it is paid for: seats beyond the quantity wait. */
  active: boolean;
}

/** Seats of the reader's own plan; the one they sit on themselves is not among them. */
export class OwnSeatsDto {
  /**
   * How many are paid for.
   * @example 3
   */
  quantity: number;
  results: SeatDto[];
}

export class OwnSeats extends Query<OwnSeatsDto> {
  constructor(readonly owner: Member) {
    super();
  }
}

@QueryHandler(OwnSeats)
export class OwnSeatsHandler implements IQueryHandler<OwnSeats> {
  constructor(private readonly held: HeldSubscriptions) {}

  /** @throws DomainError subscription/unknown */
  async execute({ owner }: OwnSeats): Promise<OwnSeatsDto> {
    const { doc } = await this.held.mustOwn(owner);
    return {
      quantity: doc.quantity,
      results: doc.seats.map(({ id, email, person }, index) => ({
        id,
        email,
        claimed: person !== null,
        active: index < doc.quantity - 1,
      })),
    };
  }
}
