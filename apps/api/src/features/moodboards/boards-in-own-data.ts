import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataParts } from '../accounts/index.js';
import { MoodboardsReadModel } from './read-models/moodboards.read-model.js';

/** Tells a member's own data which boards of others they are on. */
@Injectable()
export class BoardsInOwnData implements OnModuleInit {
  constructor(
    private readonly readModel: MoodboardsReadModel,
    private readonly parts: OwnDataParts,
  ) {}

  onModuleInit(): void {
    this.parts.registerBoards(async (subject) => {
      const boards = await this.readModel.joined(subject);
      return boards.flatMap(({ slug, doc }) => {
        const on = doc.access.people.find(({ person }) => person === subject);
        return on ? [{ board: slug, name: doc.name, role: on.role, since: on.since }] : [];
      });
    });
  }
}
