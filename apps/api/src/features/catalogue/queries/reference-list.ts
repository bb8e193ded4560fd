import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Reference } from '@toile/contracts';
import type { CityDto, SeasonDto } from '../dto/reference-list.dto.js';
import { ReferenceLists, toSeason } from '../read-models/reference-lists.query.js';

/** What lists hold, by their kinds. */
interface Listed {
  season: SeasonDto;
  city: CityDto;
  type: Reference;
}

/** All seasons with where they stand today, all cities or all types. */
export class ReferenceList<K extends keyof Listed> extends Query<Listed[K][]> {
  constructor(readonly kind: K) {
    super();
  }
}

@QueryHandler(ReferenceList)
export class ReferenceListHandler implements IQueryHandler<ReferenceList<keyof Listed>> {
  constructor(private readonly lists: ReferenceLists) {}

  async execute({ kind }: ReferenceList<keyof Listed>): Promise<Listed[keyof Listed][]> {
    if (kind !== 'season') return this.lists.list(kind);
    const seasons = await this.lists.list('season');
    const today = new Date();
    return seasons.map((season) => toSeason(season, seasons, today));
  }
}
