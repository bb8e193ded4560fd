import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PickType } from '@nestjs/swagger';
import { JOBS } from '@toile/contracts';
import { IsOptional } from 'class-validator';
import type { Member } from '../../../../kernel/auth/member.js';
import { IsOneOf } from '../../../../kernel/http/dto/one-of.decorator.js';
import { FigureQueryDto } from '../../scope/figure-query.dto.js';
import { ReadScope } from '../../scope/read-scope.js';
import { MemberPaths } from '../member-paths.js';
import { PathsDto } from '../paths.dto.js';

/** Of which season, and of one trend or one occupation. */
export class PathsQueryDto extends PickType(FigureQueryDto, [
  'season',
  'trend',
  'as_of',
  'format',
  'locale',
]) {
  /** An occupation whose trends are told one by one; every occupation where it is left out. */
  @IsOptional()
  @IsOneOf(JOBS.map(({ slug }) => slug))
  job?: string;
}

export class ReadPaths extends Query<PathsDto> {
  constructor(
    readonly input: PathsQueryDto,
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

@QueryHandler(ReadPaths)
export class ReadPathsHandler implements IQueryHandler<ReadPaths> {
  constructor(
    private readonly scopes: ReadScope,
    private readonly paths: MemberPaths,
  ) {}

  /** @throws ValidationError; DomainError trend/unknown, dashboard/forbidden */
  async execute({ input: { job, ...asked }, viewer }: ReadPaths): Promise<PathsDto> {
    const scope = await this.scopes.read(Object.assign(new FigureQueryDto(), asked), viewer);
    return this.paths.of(scope, job);
  }
}
