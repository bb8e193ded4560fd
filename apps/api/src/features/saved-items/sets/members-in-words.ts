import { Injectable } from '@nestjs/common';
import { isGroupKey, keyOfGroup, type QuestionGroup } from '@toile/contracts';
import { Figures } from '../../figures/index.js';
import { Labels } from '../../questions/index.js';
import type { SavedItems } from '../domain/saved-items.state.js';
import type { ComparedMemberDto } from './compared-member.dto.js';
import type { ComparisonSetDto } from './comparison-set.dto.js';
import type { GroupDto } from './group.dto.js';

/** Groups and sets with what their members are called. */
@Injectable()
export class MembersInWords {
  constructor(
    private readonly figures: Figures,
    private readonly labels: Labels,
  ) {}

  groups({ groups }: SavedItems): Promise<GroupDto[]> {
    return Promise.all(
      groups.map(async (group) => ({
        ...group,
        members: await this.named(group.dimension, group.members, []),
      })),
    );
  }

  sets({ sets, groups }: SavedItems): Promise<ComparisonSetDto[]> {
    const named = groups.map(({ id, name, dimension }) => ({
      key: keyOfGroup(id),
      name: name ?? '',
      dimension,
      any: [],
    }));
    return Promise.all(
      sets.map(async (set) => ({ ...set, members: await this.named(set.dimension, set.members, named) })),
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
