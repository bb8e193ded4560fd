import { Controller, Get, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { CountryDatabase } from '../ip-location/country-database.js';
import { IpLocationDto } from '../ip-location/ip-location.dto.js';

@Controller('api/ip-location')
@Public()
export class IpLocationController {
  constructor(private readonly countries: CountryDatabase) {}

  /** The country the reader's address is registered in; never the address. */
  @Get()
  @Header('cache-control', 'private, no-store')
  locate(@Req() request: FastifyRequest): Promise<IpLocationDto> {
    // It believes `X-Forwarded-For` from trusted proxies only.
    return this.countries.locate(request.ip);
  }
}
