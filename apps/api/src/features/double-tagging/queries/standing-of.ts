import type { Member } from '../../../kernel/auth/member.js';
import { PLACES } from '../domain/double-tagging.events.js';
import { isDisputed, isSettled, type KnownDoubleTagging, placeOf } from '../domain/double-tagging.state.js';

/** One of the two places of those who tag a show. */
export class TaggingPlaceDto {
  /** Null where nobody has taken it yet, or who had it has left. */
  name: string | null;
  taken: boolean;
  /** Whether it is the reader's. */
  own: boolean;
  /**
   * Looks they are done with.
   * @example 12
   */
  done: number;
}

/** How far the looks of a show are that is tagged twice. */
export class DoubleTaggingStandingDto {
  status: 'open' | 'ended';
  /** @example 20 */
  percent: number;
  /**
   * Of the draw.
   * @example 4711
   */
  seed: number;
  /**
   * Looks that are tagged twice.
   * @example 40
   */
  looks: number;
  /** The first, then the second. */
  places: TaggingPlaceDto[];
  /**
   * Looks that wait for a third person.
   * @example 3
   */
  disputed: number;
  /**
   * Looks whose tags are said.
   * @example 20
   */
  settled: number;
  taggers_may_settle: boolean;
  /** Whether the reader may say so. */
  may_admit: boolean;
  /** What is the reader's to do: nothing where it says `wait`. */
  part: 'tag' | 'settle' | 'take-place' | 'wait';
}

export function standingOf(
  state: KnownDoubleTagging,
  member: Member,
  names: ReadonlyMap<string, string>,
): DoubleTaggingStandingDto {
  const looks = Object.values(state.looks);
  const places = PLACES.map((place) => {
    const tagger = state.taggers[place];
    return {
      name: tagger === null ? null : (names.get(tagger) ?? null),
      taken: tagger !== null,
      own: tagger === member.subject,
      done: looks.filter((look) => look[place].done).length,
    };
  });
  const disputed = looks.filter(isDisputed).length;
  return {
    status: state.status,
    percent: state.percent,
    seed: state.seed,
    looks: looks.length,
    places,
    disputed,
    settled: looks.filter(isSettled).length,
    taggers_may_settle: state.taggersMaySettle,
    may_admit: member.roles.includes('operator'),
    part: partOf(state, member, places, disputed),
  };
}

function partOf(
  state: KnownDoubleTagging,
  member: Member,
  places: readonly TaggingPlaceDto[],
  disputed: number,
): DoubleTaggingStandingDto['part'] {
  if (state.status === 'ended') return 'wait';
  const own = places.find((place) => place.own);
  if (own && own.done < Object.keys(state.looks).length) return 'tag';
  const isOfTheTwo = placeOf(state, member.subject) !== null;
  if (disputed > 0 && (!isOfTheTwo || state.taggersMaySettle)) return 'settle';
  return !isOfTheTwo && places.some(({ taken }) => !taken) ? 'take-place' : 'wait';
}
