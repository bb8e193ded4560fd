import { Injectable } from '@nestjs/common';
import type { QuestionGroup } from '@toile/contracts';

type FindGroups = (subject: string) => Promise<QuestionGroup[]>;

/** Groups that a member may name in a sentence: the feature that keeps them says which. */
@Injectable()
export class GroupsOfMembers {
  #find: FindGroups = async () => [];

  register(find: FindGroups): void {
    this.#find = find;
  }

  /** The member's own first. */
  of(subject: string): Promise<QuestionGroup[]> {
    return this.#find(subject);
  }
}
