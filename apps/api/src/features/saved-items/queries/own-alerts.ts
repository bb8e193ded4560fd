import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { AlertDto } from '../alerts/alert.dto.js';
import { AlertsInWords } from '../alerts/alerts-in-words.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** A member's alerts and those that colleagues share, the oldest first. */
export class AlertsDto {
  results: AlertDto[];
}

export class OwnAlerts extends Query<AlertsDto> {
  constructor(readonly member: Member) {
    super();
  }
}

@QueryHandler(OwnAlerts)
export class OwnAlertsHandler implements IQueryHandler<OwnAlerts> {
  constructor(
    private readonly shared: SharedSavedItems,
    private readonly words: AlertsInWords,
  ) {}

  async execute({ member }: OwnAlerts): Promise<AlertsDto> {
    const shelves = await this.shared.shelves('alert', member.subject);
    const shown = await Promise.all(shelves.map((shelf) => this.words.of(shelf, member)));
    return { results: shown.flat() };
  }
}
