import { Inject } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EventStore, handleCommand } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import { IsNull, Not, Repository } from 'typeorm';
import { EVENT_STORE } from '../../../kernel/event-store/tokens.js';
import { HandlesTask, type JobContext, type TaskHandler } from '../../../kernel/jobs/task.js';
import { type CollectionCommand, collectionDecider } from '../domain/collection.decider.js';
import type { CollectionEvent } from '../domain/collection.events.js';
import { collectionStream } from '../domain/collection.events.js';
import type { Collection } from '../domain/collection.state.js';
import { HeldLooks } from '../held-looks.js';
import { RetagEntity, type RetagWork } from '../read-models/retag.entity.js';
import { RETAG_COLLECTIONS, type RetagDto } from './retags.js';

/** Collections written at once: their appends share transactions. */
const AT_ONCE = 20;

/**
 * Goes through the collections of a retagging: one event each, progress in a table. Where its process went away another one
 * goes on ("goes on after the process went away"); commands are repeated under the same ids, so nothing happens twice.
 */
@HandlesTask(RETAG_COLLECTIONS)
export class RetagCollectionsHandler implements TaskHandler<RetagDto> {
  constructor(
    @InjectRepository(RetagEntity) private readonly retags: Repository<RetagEntity>,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly held: HeldLooks,
  ) {}

  async handle({ id }: RetagDto, { signal, isLast }: JobContext): Promise<void> {
    await this.retags.update({ id, work: Not(IsNull()) }, { status: 'running' });
    const retag = await this.retags.findOneBy({ id });
    if (!retag?.work) return;
    try {
      await this.goThrough(retag, retag.work, signal);
    } catch (error) {
      if (isLast && !signal.aborted) await this.retags.update({ id }, { status: 'failed' });
      throw error;
    }
  }

  private async goThrough(
    { id, done, changed: before, left_out: leftBefore }: RetagEntity,
    work: RetagWork,
    signal: AbortSignal,
  ): Promise<void> {
    let [changed, left_out] = [before, leftBefore];
    for (let next = done; next < work.commands.length; next += AT_ONCE) {
      signal.throwIfAborted();
      const batch = work.commands.slice(next, next + AT_ONCE);
      const held = await this.held.in(batch.map(({ collection }) => collection));
      const commands = batch.map(({ collection, command }) => ({ collection, ...without(command, held) }));
      const counts = await Promise.all(
        commands.map(({ collection, command }) => command && this.write(work, collection, command)),
      );
      changed += counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
      left_out += commands.reduce((sum, one) => sum + one.left, 0);
      await this.retags.update({ id }, { done: next + batch.length, changed, left_out });
    }
    // What was done stands in the streams; the list of commands has served.
    await this.retags.update({ id }, { status: 'done', work: null });
  }

  /** @returns how many looks of the collection got other tags */
  private async write(
    { commandId, metadata }: RetagWork,
    collection: string,
    command: CollectionCommand,
  ): Promise<number> {
    const occurredAt = new Date(metadata.occurredAt);
    try {
      const { answer } = await handleCommand(this.store, collectionDecider, {
        stream: collectionStream(collection),
        commandId,
        command,
        metadata: { ...metadata, occurredAt },
        answer: (_state: Collection, _version: number, events: readonly CollectionEvent[]) => looksIn(events),
      });
      return answer;
    } catch (error) {
      // A collection that was deleted meanwhile, or whose looks had the tags already, has nothing to change or undo.
      const code = error instanceof DomainError ? error.code : '';
      if (code !== 'collection/unknown' && code !== 'retag/unknown') throw error;
      return 0;
    }
  }
}

/**
 * A retagging leaves looks out that two people tag unseen by each other, whenever that was begun; null where no look is left. An undo
 * gives all its looks back what they had.
 */
function without(command: CollectionCommand, held: ReadonlySet<string>) {
  if (command.type !== 'Retag' || command.looks === null || held.size === 0) return { command, left: 0 };
  const looks = command.looks.filter((slug) => !held.has(slug));
  const left = command.looks.length - looks.length;
  return { command: looks.length > 0 ? { ...command, looks } : null, left };
}

const looksIn = (events: readonly CollectionEvent[]): number =>
  events.reduce((sum, { data }) => sum + ('looks' in data ? data.looks.length : 0), 0);
