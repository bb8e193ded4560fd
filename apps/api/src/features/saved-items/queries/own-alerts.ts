import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { AlertDto, shownAlert } from '../alerts/alert.dto.js';
import { SavedItemsStore } from '../saved-items-store.js';

/** A member's alerts, the oldest first. */
export class AlertsDto {
  results: AlertDto[];
}

export class OwnAlerts extends Query<AlertsDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnAlerts)
export class OwnAlertsHandler implements IQueryHandler<OwnAlerts> {
  constructor(private readonly savedItems: SavedItemsStore) {}

  async execute({ subject }: OwnAlerts): Promise<AlertsDto> {
    return { results: (await this.savedItems.of(subject)).alerts.map(shownAlert) };
  }
}
