import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { ServiceStatus, type ServiceStatusDto } from '../queries/service-status.js';

@Controller('api/status')
@Public()
export class ServiceStatusController {
  constructor(private readonly queries: QueryBus) {}

  /** How the services do now, how they did in the last 90 days, and what is promised of them. */
  @Get()
  @Header('cache-control', 'no-store')
  show(): Promise<ServiceStatusDto> {
    return this.queries.execute(new ServiceStatus());
  }
}
