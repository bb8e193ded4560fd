import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PeopledItem, SharedKinds } from '../sharing/index.js';
import { reaches } from './domain/board-permissions.js';
import { keyOf } from './domain/moodboard.state.js';
import { MoodboardsReadModel } from './read-models/moodboards.read-model.js';

/** Boards as things that are spoken about, as a whole or a picture of them: by their own people. */
@Injectable()
export class BoardsAsItems implements OnModuleInit {
  constructor(
    private readonly readModel: MoodboardsReadModel,
    private readonly kinds: SharedKinds,
  ) {}

  onModuleInit(): void {
    this.kinds.registerPeopled('board', (slug) => this.find(slug));
  }

  private async find(slug: string): Promise<PeopledItem | null> {
    const board = await this.readModel.find(slug);
    if (!board) return null;
    const { owner, name, access, items } = board.doc;
    const people = access.people.map(({ person, role }) => {
      const may = { role: role === 'edit' ? role : 'read', mayComment: reaches(role, 'comment') } as const;
      return [person, may] as const;
    });
    const parts = new Set(items.map(keyOf));
    return {
      owner,
      name,
      people: new Map(people),
      quiet: new Set(access.quiet),
      has: (part) => parts.has(part),
    };
  }
}
