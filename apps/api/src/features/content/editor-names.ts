import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { MemberEntity } from '../accounts/index.js';

/** What those are called who have worked on something; who has left is not among them. */
@Injectable()
export class EditorNames {
  constructor(@InjectRepository(MemberEntity) private readonly members: Repository<MemberEntity>) {}

  async of(subjects: Iterable<string | null>): Promise<Map<string, string>> {
    const known = [...new Set(subjects)].filter((subject) => subject !== null);
    const people = await this.members.findBy({ subject: In(known) });
    return new Map(
      people.map(({ subject, doc }) => [subject, `${doc.first_name} ${doc.last_name}`.trim()] as const),
    );
  }
}
