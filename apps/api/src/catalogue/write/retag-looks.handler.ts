import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { unknownLook } from '../domain/collection.errors.js';
import { LOOKS } from '../read-model/tables.js';
import { RetagLooks, UndoRetag } from './retag-looks.command.js';
import { Retags } from './retags.js';

@CommandHandler(RetagLooks)
export class RetagLooksHandler implements ICommandHandler<RetagLooks> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly retags: Retags,
  ) {}

  async execute({ caller, looks, add, remove }: RetagLooks) {
    const { rows } = await this.pool.query<{ collection: string; looks: string[] }>(
      `SELECT collection, array_agg(slug) AS looks FROM ${LOOKS} WHERE slug = ANY($1) GROUP BY 1 ORDER BY 1`,
      [looks],
    );
    const found = new Map(rows.map((row) => [row.collection, row.looks]));
    const known = new Set(rows.flatMap((row) => row.looks));
    const missing = looks.find((slug) => !known.has(slug));
    if (missing !== undefined) throw unknownLook(missing);
    const { commandId, metadata } = caller;
    const commands = [...found].map(([collection, own]) => ({
      collection,
      command: { type: 'Retag' as const, collection, retag: commandId, looks: own, add, remove },
    }));
    return this.retags.begin(commandId, { commandId, metadata, commands }, false);
  }
}

@CommandHandler(UndoRetag)
export class UndoRetagHandler implements ICommandHandler<UndoRetag> {
  constructor(private readonly retags: Retags) {}

  async execute({ caller, id }: UndoRetag) {
    const { collections } = await this.retags.progress(id);
    const { commandId, metadata } = caller;
    const commands = collections.map((collection) => ({
      collection,
      command: { type: 'UndoRetag' as const, collection, retag: id },
    }));
    return this.retags.begin(id, { commandId, metadata, commands }, true);
  }
}
