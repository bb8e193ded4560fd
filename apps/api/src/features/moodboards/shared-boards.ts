import { Injectable } from '@nestjs/common';
import type { LookSummary } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { keyOf } from './domain/moodboard.state.js';
import { MoodboardItems } from './moodboard-items.js';
import { MoodboardsReadModel } from './read-models/moodboards.read-model.js';

/** A board as everybody sees it who has its public address. */
export interface SharedBoard {
  owner: string;
  name: string;
  /** Those that are published, the last put on it first; street style is not among them. */
  looks: LookSummary[];
}

/** Boards that are public now. */
@Injectable()
export class SharedBoards {
  constructor(
    private readonly readModel: MoodboardsReadModel,
    private readonly items: MoodboardItems,
  ) {}

  /** Null where no board is public under the token, or none any more. */
  async find(token: string): Promise<SharedBoard | null> {
    try {
      const { doc } = await this.readModel.shared(token);
      const items = doc.items.filter(({ type }) => type === 'look').reverse();
      const looks = await this.items.looks(items);
      return {
        owner: doc.owner,
        name: doc.name,
        looks: items.flatMap((item) => looks.get(keyOf(item)) ?? []),
      };
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  /** Another text once something has changed on any of them. */
  version(): Promise<string> {
    return this.readModel.lastChangeOfShared();
  }
}
