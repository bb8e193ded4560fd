import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { BrandsToShow, BrandsToShowDto } from '../queries/own-brands.js';

@Controller('api/newsroom/brands')
@Allow('collections:own')
export class BrandsController {
  constructor(private readonly queries: QueryBus) {}

  /** Brands that a show can be made for: all for editors, for a brand its own. */
  @Get()
  list(@Viewer() member: Member): Promise<BrandsToShowDto> {
    return this.queries.execute(new BrandsToShow(member));
  }
}
