import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ScheduledExportDto, shownExport } from '../scheduled-export.dto.js';
import { ScheduledExportEntity } from '../scheduled-export.entity.js';

/** A member's scheduled exports, the oldest first. */
export class ScheduledExportsDto {
  results: ScheduledExportDto[];
}

export class OwnExports extends Query<ScheduledExportsDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnExports)
export class OwnExportsHandler implements IQueryHandler<OwnExports> {
  constructor(
    @InjectRepository(ScheduledExportEntity) private readonly exports: Repository<ScheduledExportEntity>,
  ) {}

  async execute({ subject }: OwnExports): Promise<ScheduledExportsDto> {
    const found = await this.exports.find({ where: { subject }, order: { created_at: 'ASC', id: 'ASC' } });
    return { results: found.map(shownExport) };
  }
}
