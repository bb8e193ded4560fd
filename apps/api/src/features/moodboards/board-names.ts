import { Injectable } from '@nestjs/common';
import type { Member } from '../../kernel/auth/member.js';
import { Members } from '../accounts/index.js';
import { colleagueDto } from '../sharing/index.js';
import type { BoardMemberDto } from './board-people.dto.js';
import type { BoardPeople } from './domain/board-people.state.js';

interface Peopled {
  owner: string;
  access: BoardPeople;
}

/** Those on a board by name; of whom has left nothing is told. */
@Injectable()
export class BoardNames {
  constructor(private readonly members: Members) {}

  /** The owner first; erased ones are none. */
  async membersOn({ owner, access }: Peopled): Promise<Member[]> {
    const subjects = [owner, ...access.people.map(({ person }) => person)];
    const found = await Promise.all(subjects.map((one) => this.members.find(one)));
    return found.filter((one) => one !== undefined);
  }

  async on(board: Peopled): Promise<(subject: string | null) => BoardMemberDto | null> {
    const members = await this.membersOn(board);
    return (subject) => {
      const found = members.find((one) => one.subject === subject);
      return found ? nameOf(found) : null;
    };
  }

  async of(subject: string): Promise<BoardMemberDto | null> {
    const member = await this.members.find(subject);
    return member ? nameOf(member) : null;
  }
}

export const nameOf = (member: Member): BoardMemberDto => colleagueDto(member);
