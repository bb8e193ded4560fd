import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Sharing } from '../sharing/index.js';
import type { StoredBoard } from './read-models/moodboards.read-model.js';

/** Until when members have read the comments of boards. */
@Injectable()
export class CommentsRead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sharing: Sharing,
  ) {}

  async mark(subject: string, board: string, at: Date): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO moodboard_comments_read (subject, board, read_at) VALUES ($1, $2, $3)
       ON CONFLICT (subject, board) DO UPDATE SET read_at = greatest(moodboard_comments_read.read_at, excluded.read_at)`,
      [subject, board, at],
    );
  }

  /** How many comments of others a member has not read, by board; of those before they joined none. */
  async unread(subject: string, boards: readonly StoredBoard[]): Promise<Map<string, number>> {
    const slugs = boards.map(({ slug }) => slug);
    const [items, rows] = await Promise.all([
      this.sharing.ofMany('board', slugs),
      this.dataSource.query<{ board: string; read_at: Date }[]>(
        'SELECT board, read_at FROM moodboard_comments_read WHERE subject = $1 AND board = ANY($2)',
        [subject, slugs],
      ),
    ]);
    const readAt = new Map(rows.map((row) => [row.board, row.read_at.toISOString()]));
    const counted = boards.map(({ slug, doc }) => {
      const joined = doc.access.people.find(({ person }) => person === subject)?.since ?? '';
      const since = readAt.get(slug) ?? joined;
      const comments = items.get(slug)?.comments ?? [];
      return [slug, comments.filter(({ author, at }) => author !== subject && at > since).length] as const;
    });
    return new Map(counted);
  }
}
