import { Controller, Get, Header, Req } from '@nestjs/common';
import type { IpLocation } from '@toile/contracts';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../accounts/roles/allow.decorator.js';
import { CountryDatabase } from './country-database.js';

@Controller('api/ip-location')
@Public()
export class IpLocationController {
  constructor(private readonly countries: CountryDatabase) {}

  /** `request.ip` believes `X-Forwarded-For` from trusted proxies only. */
  @Get()
  @Header('cache-control', 'private, no-store')
  locate(@Req() request: FastifyRequest): Promise<IpLocation> {
    return this.countries.locate(request.ip);
  }
}
