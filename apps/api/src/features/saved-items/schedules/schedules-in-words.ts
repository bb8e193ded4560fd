import { Injectable } from '@nestjs/common';
import { type MailedDocument, pathOf } from '@toile/contracts';
import { nextDueOf } from '../../../kernel/jobs/weekly-due.js';
import { Decks } from '../../decks/index.js';
import { ColleagueNames } from '../../sharing/index.js';
import type { Schedule } from '../domain/saved-items.state.js';
import { SharedSavedItems, type Shelf } from '../shared-saved-items.js';
import type { SharedWithDto } from '../shared-with.dto.js';
import { MailedAddresses } from './mailed-addresses.js';
import type { MailedDocumentDto, ScheduleDto } from './schedule.dto.js';

/** Path and query of what is sent, without the language. */
export function addressOf(document: MailedDocument): string {
  if (document.kind === 'deck') return pathOf('data_deck', { id: document.deck });
  const query = new URLSearchParams(document.filters).toString();
  return `${pathOf('data_dashboard_show', { slug: document.page })}${query && `?${query}`}`;
}

/** Schedules as their readers are told of them. */
@Injectable()
export class SchedulesInWords {
  constructor(
    private readonly addresses: MailedAddresses,
    private readonly names: ColleagueNames,
    private readonly decks: Decks,
    private readonly shared: SharedSavedItems,
  ) {}

  async of({ owner, saved, place }: Shelf, reader: string): Promise<ScheduleDto[]> {
    const seen = saved.schedules.flatMap((schedule) => {
      const at = place(schedule.id);
      return at ? [{ schedule, place: at }] : [];
    });
    if (seen.length === 0) return [];
    const [people, addresses] = await Promise.all([
      this.names.of(owner),
      this.addresses.of(
        owner,
        seen.map(({ schedule }) => schedule.id),
      ),
    ]);
    return Promise.all(
      seen.map(async ({ schedule, place: at }) => ({
        ...shown(schedule, at),
        mailed: await this.goesTo(schedule, owner, reader),
        document: await this.documentOf(schedule.document, owner),
        colleagues: people.map(({ subject, slug, firstName, lastName }) => ({
          id: slug,
          name: `${firstName} ${lastName}`.trim() || slug,
          chosen: schedule.to.includes(subject),
          left: schedule.left.includes(subject),
        })),
        addresses: addresses
          .filter((one) => one.schedule === schedule.id)
          .map(({ id, address, state }) => ({ id, address, state })),
      })),
    );
  }

  private async goesTo(schedule: Schedule, owner: string, reader: string): Promise<boolean> {
    if (schedule.to.includes(reader)) return true;
    const followers = await this.shared.followersOf('schedule', schedule, owner);
    return followers.some(({ subject }) => subject === reader);
  }

  private async documentOf(document: MailedDocument, owner: string): Promise<MailedDocumentDto> {
    const title =
      document.kind === 'deck'
        ? await this.decks.seen(document.deck, { subject: owner }).then(
            ({ deck }) => deck.title,
            () => null,
          )
        : null;
    return { kind: document.kind, title, address: addressOf(document) };
  }
}

function shown(
  { id, name, format, weekdays, paused, waiting, sent, failed, since, created_at }: Schedule,
  place: SharedWithDto,
) {
  const next_at = paused ? null : nextDueOf(weekdays, new Date(since)).toISOString();
  return {
    id,
    name,
    format,
    weekdays: [...weekdays],
    paused,
    waiting: waiting !== null,
    sent,
    failed,
    next_at,
    created_at,
    ...place,
  };
}
