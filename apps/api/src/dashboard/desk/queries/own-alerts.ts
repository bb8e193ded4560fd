import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { AlertDto, shownAlert } from '../alerts/alert.dto.js';
import { Desks } from '../desks.js';

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
  constructor(private readonly desks: Desks) {}

  async execute({ subject }: OwnAlerts): Promise<AlertsDto> {
    return { results: (await this.desks.of(subject)).alerts.map(shownAlert) };
  }
}
