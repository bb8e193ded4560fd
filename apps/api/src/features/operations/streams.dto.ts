import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  OPERATOR_TASK_KINDS,
  OPERATOR_TASK_STATES,
  type OperatorOutcome,
  type OperatorTaskKind,
  type OperatorTaskState,
  type ReplayDifference,
} from '@toile/contracts';

/** A partition of the log, and how far the warehouse has read it. */
export class LogPartitionDto {
  /** @example "tracking" */
  topic: string;
  /** @example 0 */
  partition: number;
  /**
   * The oldest record that is kept.
   * @example 0
   */
  first: number;
  /**
   * The number the next record will have.
   * @example 41200
   */
  end: number;
  /**
   * The first record that is not in the warehouse.
   * @example 41180
   */
  stored: number;
  /**
   * Records that are not in the warehouse yet.
   * @example 20
   */
  lag: number;
  /**
   * Everything appended before is in the warehouse.
   * @example "2026-11-22T16:10:00.000Z"
   */
  fresh_to: string | null;
  /** The number of the replay that holds it while it swaps its days in. */
  held_by: number | null;
}

/** How far a group of consumers has read a topic, as the log knows it. */
export class ConsumerGroupDto {
  /** @example "aggregator" */
  group: string;
  /** @example "tracking" */
  topic: string;
  /** @example 12 */
  partitions: number;
  /**
   * Records it has not read, over all partitions.
   * @example 20
   */
  lag: number;
}

/** Records of a topic that came into the warehouse, by the hour they were appended. */
export class TopicHourDto {
  /** @example "tracking" */
  topic: string;
  /** @example "2026-11-22T16:00:00.000Z" */
  hour: string;
  /** @example 4711 */
  records: number;
}

/** A build of a read model. */
export class ProjectionBuildDto {
  /** @example "look-details" */
  name: string;
  /** @example 1 */
  version: number;
  @ApiProperty({ enum: ['building', 'live'] })
  status: 'building' | 'live';
  /**
   * The next event it will look at.
   * @example 9120
   */
  position: number;
  /**
   * Events it has not looked at.
   * @example 0
   */
  lag: number;
  /** @example 0 */
  lag_ms: number;
  /** Of its last attempt, without addresses. */
  last_error: string | null;
}

/** How much of a topic is final, and what is not. */
export class SealsDto {
  /** @example "tracking" */
  topic: string;
  @ApiProperty({ enum: ['hour', 'days'] })
  period: 'hour' | 'days';
  /** @example 1240 */
  sealed: number;
  /**
   * The newest that is sealed.
   * @example "2026-11-20T15:00:00.000Z"
   */
  last: string | null;
  /**
   * Beginnings of those that hold records and are not sealed, the oldest first; 60 at most.
   * @example ["2026-11-22T16:00:00.000Z"]
   */
  open: string[];
}

/** Days of the warehouse that are or were written anew from the log. */
export class LogReplayDto {
  /** @example 3 */
  generation: number;
  /** @example ["tracking"] */
  topics: string[];
  /** The first day; null from the first there is. */
  from: string | null;
  /** The last day; null up to now. */
  to: string | null;
  @ApiProperty({ enum: ['filling', 'filled', 'adopted', 'accepted', 'discarded'] })
  state: 'filling' | 'filled' | 'adopted' | 'accepted' | 'discarded';
  /** @example "2026-11-22T16:10:00.000Z" */
  started_at: string;
  ended_at: string | null;
}

/** Records for one reason. */
export class UnreadableDto {
  /** @example "data: kind must be equal to one of the allowed values" */
  reason: string;
  /** @example 3 */
  letters: number;
}

/** A figure of an hour that a replay counts otherwise. */
export class DifferingFigureDto {
  /** @example "openings" */
  name: string;
  /** @example 240 */
  live: number;
  /** @example 244 */
  replayed: number;
}

export class ReplayDifferenceDto implements ReplayDifference {
  /** @example "tracking" */
  topic: string;
  /** @example "2026-11-20 15:00:00" */
  hour: string;
  figures: DifferingFigureDto[];
}

/** What came of it; what does not belong to its kind is left out. */
export class OperatorOutcomeDto implements OperatorOutcome {
  sent?: number;
  sent_before?: number;
  @ApiPropertyOptional({ type: () => UnreadableDto, isArray: true })
  unreadable?: UnreadableDto[];
  generation?: number;
  /** Hours that were compared. */
  hours?: number;
  different?: number;
  @ApiPropertyOptional({ type: () => ReplayDifferenceDto, isArray: true })
  differences?: ReplayDifferenceDto[];
}

/** What was asked for. */
export class OperatorWishDto {
  @ApiProperty({ enum: OPERATOR_TASK_KINDS })
  kind: OperatorTaskKind;
  topic?: string;
  reason?: string;
  /** Of one dead letter. */
  partition?: number;
  offset?: number;
  topics?: string[];
  from?: string;
  to?: string;
  rate?: number;
  generation?: number;
}

/** Something an operator asked of the log. */
export class OperatorTaskDto {
  /** @example 12 */
  id: number;
  wish: OperatorWishDto;
  @ApiProperty({ enum: OPERATOR_TASK_STATES })
  state: OperatorTaskState;
  /** @example 1200 */
  done: number;
  /** Null before it is known. */
  total: number | null;
  outcome: OperatorOutcomeDto | null;
  /** Why it failed, without addresses. */
  error: string | null;
  /** @example "2026-11-22T16:10:00.000Z" */
  asked_at: string;
  ended_at: string | null;
}

/** The log and what is made of it, as it is now. */
export class StreamsDto {
  /** @example "2026-11-22T16:10:00.000Z" */
  as_of: string;
  partitions: LogPartitionDto[];
  groups: ConsumerGroupDto[];
  /** Of the last 24 hours. */
  throughput: TopicHourDto[];
  projections: ProjectionBuildDto[];
  seals: SealsDto[];
  /** The newest first. */
  replays: LogReplayDto[];
  /** The newest first. */
  tasks: OperatorTaskDto[];
}
