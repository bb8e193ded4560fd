import { Injectable } from '@nestjs/common';
import { isTagDimension, type QuestionAxis } from '@toile/contracts';
import { ALL_JOBS, KnownEntitiesQuery, type Names, Releases } from '../../figures/index.js';
import { type AskedQuestion, type ChosenKeys, type CountRow, type Slice, Source, WHOLE } from './source.js';

const HOUR_MS = 3_600_000;
const TAG = 'tag:';

/**
 * What members of occupations searched, read from the tables that were released, as the figure reads them: nothing is counted for a
 * question, and nothing is added up. A hidden number and none are the same here: they are in no row.
 */
@Injectable()
export class MembersSource extends Source {
  constructor(
    private readonly releases: Releases,
    private readonly known: KnownEntitiesQuery,
  ) {
    super();
  }

  async count(asked: AskedQuestion, slices: readonly Slice[], _chosen?: ChosenKeys): Promise<CountRow[]> {
    const { question, scope, names } = asked;
    const asOf = new Date(Math.floor(scope.asOf.getTime() / HOUR_MS) * HOUR_MS);
    const tags = await this.tags(asked);
    const [chosen] = question.where.find(({ dimension }) => dimension === 'occupation')?.any ?? [];
    const keysOf = (axis: QuestionAxis | null, job: string, tag: string) => {
      if (axis?.dimension === 'occupation') return job;
      return axis && isTagDimension(axis.dimension) ? tag : WHOLE;
    };
    const isOfJobs = [question.rows, question.columns].some((axis) => axis?.dimension === 'occupation');
    const rows = slices.map(async ({ id, season }) => {
      if (!season) return [];
      const { table } = await this.releases.of(season, asOf);
      const jobs = isOfJobs ? Object.keys(table) : [chosen ?? ALL_JOBS];
      return jobs.flatMap((job) =>
        tags
          .filter((tag) => isAsked(tag, question.rows, names) && isAsked(tag, question.columns, names))
          .map((tag): CountRow => {
            const own = table[job]?.by[tag] ?? 0;
            // Nothing is said of how many searched anything where nothing is said of the tag.
            const base = own > 0 ? (table[job]?.of ?? 0) : 0;
            const [row, column] = [keysOf(question.rows, job, tag), keysOf(question.columns, job, tag)];
            return { slice: id, row, column, own, base, having: 0, shown: 0 };
          }),
      );
    });
    return (await Promise.all(rows)).flat();
  }

  /** Every tag of the catalogue: who searched what decides neither which rows there are nor their order. */
  private async tags({ scope }: AskedQuestion): Promise<string[]> {
    const known = await this.known.run(scope);
    return known.filter((one) => one.startsWith(TAG)).map((one) => one.slice(TAG.length));
  }
}

const isAsked = (tag: string, axis: QuestionAxis | null, names: Names): boolean =>
  !axis ||
  !isTagDimension(axis.dimension) ||
  axis.dimension === 'tag' ||
  names.categoryOf(tag) === axis.dimension;
