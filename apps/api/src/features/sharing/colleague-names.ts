import { Injectable } from '@nestjs/common';
import type { Member } from '../../kernel/auth/member.js';
import { mayDo } from '../../kernel/auth/permissions.js';
import { Members } from '../accounts/index.js';
import { Colleagues } from '../subscriptions/index.js';
import type { ColleagueDto } from './shared-item.dto.js';
import type { SeenItem } from './sharing.js';

/** The colleagues of a member by name; of whom has left nothing is told. */
@Injectable()
export class ColleagueNames {
  constructor(
    private readonly colleagues: Colleagues,
    private readonly members: Members,
  ) {}

  /** Who may see an item, as far as they are to be named: its own people, or colleagues of who sees it. */
  around({ owner, subject, peopled }: SeenItem): Promise<Member[]> {
    return peopled ? this.named([owner, ...peopled.people.keys()]) : this.of(subject);
  }

  /** Of these, who can open it: colleagues without the dashboard cannot, and nothing of it is said to them. */
  opening(people: readonly Member[], { peopled }: SeenItem): Member[] {
    return people.filter(({ roles }) => peopled !== null || mayDo('dashboard:saved-items', roles));
  }

  /** With the member themselves; erased ones are none. */
  async of(subject: string): Promise<Member[]> {
    return this.named(await this.colleagues.of(subject));
  }

  private async named(subjects: readonly string[]): Promise<Member[]> {
    const all = await Promise.all(subjects.map((one) => this.members.find(one)));
    return all.filter((one) => one !== undefined);
  }
}

export const colleagueDto = ({ slug, firstName, lastName }: Member): ColleagueDto => ({
  id: slug,
  name: `${firstName} ${lastName}`.trim() || slug,
});

/** Names among these people. */
export const namedIn =
  (people: readonly Member[]) =>
  (subject: string | null): ColleagueDto | null => {
    const found = people.find((one) => one.subject === subject);
    return found ? colleagueDto(found) : null;
  };
