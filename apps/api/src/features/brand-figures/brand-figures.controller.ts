import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Allow } from '../../kernel/auth/allow.decorator.js';
import type { Member } from '../../kernel/auth/member.js';
import { Viewer } from '../../kernel/auth/viewer.decorator.js';
import {
  BrandFiguresDto,
  BrandFiguresQueryDto,
  ShowReportsDto,
  ShowReportsQueryDto,
} from './brand-figures.dto.js';
import { BrandFigures } from './brand-figures.js';
import { OwnShowReports } from './own-show-reports.js';

@Controller('api/newsroom/brand-figures')
@Allow('collections:own')
export class BrandFiguresController {
  constructor(private readonly queries: QueryBus) {}

  /** A brand's own figures of a season beside the middle of its peers; of others nothing but what at least three have together. */
  @Get()
  @Header('cache-control', 'private, no-store')
  show(@Viewer() member: Member, @Query() asked: BrandFiguresQueryDto): Promise<BrandFiguresDto> {
    return this.queries.execute(new BrandFigures(member, asked));
  }

  /** What a brand was told the morning after each of its shows. */
  @Get('shows')
  @Header('cache-control', 'private, no-store')
  shows(@Viewer() member: Member, @Query() { brand }: ShowReportsQueryDto): Promise<ShowReportsDto> {
    return this.queries.execute(new OwnShowReports(member, brand));
  }
}
