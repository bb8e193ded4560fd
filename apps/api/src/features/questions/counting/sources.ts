import { Injectable } from '@nestjs/common';
import type { QuestionMeasureName } from '@toile/contracts';
import { LooksSource } from './looks-source.js';
import { MembersSource } from './members-source.js';
import { BoardsSource, SavesSource, ViewsSource } from './openings-source.js';
import { SearchesSource } from './searches-source.js';
import type { Source } from './source.js';
import { VisitorsSource } from './visitors-source.js';

/** Which source counts which measure. */
@Injectable()
export class Sources {
  private readonly byMeasure: Record<QuestionMeasureName, Source>;

  constructor(
    looks: LooksSource,
    views: ViewsSource,
    saves: SavesSource,
    boards: BoardsSource,
    searches: SearchesSource,
    visitors: VisitorsSource,
    members: MembersSource,
  ) {
    this.byMeasure = {
      runway_share: looks,
      looks,
      brands: looks,
      adoption: looks,
      lift: looks,
      views,
      saves,
      board_share: boards,
      searches,
      search_share: searches,
      visitors,
      member_share: members,
    };
  }

  of(measure: QuestionMeasureName): Source {
    return this.byMeasure[measure];
  }
}
