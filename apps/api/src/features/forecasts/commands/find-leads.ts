import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FORECAST_KINDS, type ForecastKind, LEAD_MEASURES, type LeadMeasure } from '@toile/contracts';
import { type JudgedLead, judgeLeads } from '@toile/forecast';
import { DataSource } from 'typeorm';
import { LEAD_PAIRS, MOST_WEEKS, measuredTogether, type Pair } from '../domain/leads.js';
import { leadsInThread } from '../making/in-thread.js';
import { sharesOf, type WeeklyCounts, WeeklyShares } from '../making/weekly-shares.js';
import { ConceptLeadEntity } from '../read-models/concept-lead.entity.js';

const WEEKS_OF_YEAR = 52;
/** Of fewer events a week chance alone moves a share. */
const FEWEST_A_WEEK = 10;
const ROWS_AT_ONCE = 1_000;

interface Asked extends Pick<ConceptLeadEntity, 'kind' | 'slug' | 'first' | 'second'> {
  pair: Pair;
}

/** Looks anew which figures of every concept move first, and judges all of it together, so that few of those shown are chance. */
export class FindLeads extends Command<void> {
  constructor(
    /** The Monday of the first week that is not known for good yet. */
    readonly latest: string,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@CommandHandler(FindLeads)
export class FindLeadsHandler implements ICommandHandler<FindLeads> {
  constructor(
    private readonly weekly: WeeklyShares,
    private readonly dataSource: DataSource,
  ) {}

  async execute({ latest, signal }: FindLeads): Promise<void> {
    // The same weeks would say the same.
    if (await this.dataSource.getRepository(ConceptLeadEntity).existsBy({ until: latest })) return;
    const asked: Asked[] = [];
    for (const kind of FORECAST_KINDS) asked.push(...(await this.pairsOf(kind, latest)));
    const pairs = asked.map(({ pair }) => pair);
    const found = await leadsInThread({ pairs, most: MOST_WEEKS, season: WEEKS_OF_YEAR }, signal);
    const told = asked.flatMap((one, index) => {
      const lead = found[index];
      return lead ? [{ one, lead }] : [];
    });
    const judged = judgeLeads(told.map(({ lead }) => lead));
    const rows = told.map(({ one }, index) => rowOf(one, judged[index] as JudgedLead, latest));
    // The judgement of one is part of that of all: they are replaced together.
    await this.dataSource.transaction(async (manager) => {
      await manager.createQueryBuilder().delete().from(ConceptLeadEntity).execute();
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
        await manager.insert(ConceptLeadEntity, rows.slice(at, at + ROWS_AT_ONCE));
    });
  }

  private async pairsOf(kind: ForecastKind, latest: string): Promise<Asked[]> {
    const now = new Date();
    const known = new Map<LeadMeasure, WeeklyCounts>();
    for (const measure of LEAD_MEASURES)
      known.set(measure, await this.weekly.until({ measure, kind }, latest, now));
    return LEAD_PAIRS.flatMap(([first, second]) => {
      const [one, other] = [known.get(first), known.get(second)];
      return [...(one?.counts.keys() ?? [])].sort().flatMap((slug): Asked[] => {
        const shares = [one, other].map((of) => sharesIfEnough(of, slug));
        const pair = shares[0] && shares[1] && measuredTogether(shares[0], shares[1]);
        return pair ? [{ kind, slug, first, second, pair }] : [];
      });
    });
  }
}

/** Undefined of what there is hardly any of. */
function sharesIfEnough(known: WeeklyCounts | undefined, slug: string): Float64Array | undefined {
  const counts = known?.counts.get(slug);
  if (!known || !counts) return undefined;
  const shares = sharesOf(counts, known.of);
  const weeks = shares.filter((share) => !Number.isNaN(share)).length;
  const events = counts.reduce((sum, count) => sum + count, 0);
  return events >= FEWEST_A_WEEK * weeks ? shares : undefined;
}

const rowOf = ({ pair, ...one }: Asked, lead: JudgedLead, until: string): ConceptLeadEntity => ({
  ...one,
  ...lead,
  until,
  weeks: pair.first.length,
});
