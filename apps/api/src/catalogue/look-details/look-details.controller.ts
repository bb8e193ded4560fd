import { Controller, Get, Param } from '@nestjs/common';
import type { LookDetails } from '@toile/contracts';
import { Public } from '../../accounts/roles/allow.decorator.js';
import { LookDetailsQuery } from './look-details.query.js';

@Controller('look')
@Public()
export class LookDetailsController {
  constructor(private readonly details: LookDetailsQuery) {}

  @Get(':slug')
  show(@Param('slug') slug: string): Promise<LookDetails> {
    return this.details.run(slug);
  }
}
