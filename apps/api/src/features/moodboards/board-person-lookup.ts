import { Injectable } from '@nestjs/common';
import { BoardNames } from './board-names.js';
import { unknownPerson } from './domain/board-people.errors.js';
import { MoodboardsReadModel } from './read-models/moodboards.read-model.js';

/** Finds people of a board by the ids it shows. */
@Injectable()
export class BoardPersonLookup {
  constructor(
    private readonly readModel: MoodboardsReadModel,
    private readonly names: BoardNames,
  ) {}

  /** The subject of a person on a board that `subject` sees. @throws DomainError moodboard/unknown, board-person/unknown */
  async find(slug: string, subject: string, id: string): Promise<string> {
    const { doc } = await this.readModel.seen(subject, slug);
    const members = await this.names.membersOn(doc);
    const found = members.find((one) => one.slug === id && one.subject !== doc.owner);
    if (!found) throw unknownPerson();
    return found.subject;
  }
}
