import { Injectable } from '@nestjs/common';
import { isGroupKey, keyOfGroup, type QuestionGroup } from '@toile/contracts';
import { Figures } from '../../figures/index.js';
import { Labels } from '../../questions/index.js';
import type { Shelf } from '../shared-saved-items.js';
import type { SharedWithDto } from '../shared-with.dto.js';
import type { ComparedMemberDto } from './compared-member.dto.js';
import type { ComparisonSetDto } from './comparison-set.dto.js';
import type { GroupDto } from './group.dto.js';

type Shown = Pick<Shelf, 'saved' | 'place'>;

/** Groups and sets with what their members are called. */
@Injectable()
export class MembersInWords {
  constructor(
    private readonly figures: Figures,
    private readonly labels: Labels,
  ) {}

  /** Those that the reader sees. */
  groups({ saved: { groups }, place }: Shown): Promise<GroupDto[]> {
    return Promise.all(
      placed(groups, place).map(async (group) => ({
        ...group,
        members: await this.named(group.dimension, group.members, []),
      })),
    );
  }

  /** What another member compares with by default is no default of the reader. */
  sets({ saved: { sets, groups }, place }: Shown): Promise<ComparisonSetDto[]> {
    const named = groups.map(({ id, name, dimension }) => ({
      key: keyOfGroup(id),
      name: name ?? '',
      dimension,
      any: [],
    }));
    return Promise.all(
      placed(sets, place).map(async (set) => ({
        ...set,
        is_default: set.is_default && set.role === 'own',
        members: await this.named(set.dimension, set.members, named),
      })),
    );
  }

  private async named(
    dimension: QuestionGroup['dimension'] | 'season',
    members: readonly string[],
    groups: readonly QuestionGroup[],
  ): Promise<ComparedMemberDto[]> {
    const slugs = members.filter((one) => !isGroupKey(one));
    const names = await this.figures.names.all();
    const labelOf = await this.labels.of({ dimension, keys: slugs }, names, slugs, groups);
    return members.map((key) => ({ key, label: labelOf(key) }));
  }
}

/** Items that the reader sees, each with whose it is. */
export const placed = <T extends { id: string }>(
  items: readonly T[],
  place: Shelf['place'],
): (T & SharedWithDto)[] =>
  items.flatMap((item) => {
    const where = place(item.id);
    return where ? [{ ...item, ...where }] : [];
  });
