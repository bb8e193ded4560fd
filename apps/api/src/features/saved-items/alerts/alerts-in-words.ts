import { Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import type { KeptAlert } from '../domain/saved-items.state.js';
import { placed } from '../sets/members-in-words.js';
import { SharedSavedItems, type Shelf } from '../shared-saved-items.js';
import { type AlertDto, shownAlert } from './alert.dto.js';
import { AlertSources } from './alert-sources.js';

/** Alerts as their readers are told of them. */
@Injectable()
export class AlertsInWords {
  constructor(
    private readonly sources: AlertSources,
    private readonly shared: SharedSavedItems,
  ) {}

  async of({ owner, saved, place }: Shelf, reader: Member): Promise<AlertDto[]> {
    return Promise.all(
      placed(saved.alerts, place).map(async ({ role, shared, owner: name, ...alert }) => {
        const where = { role, shared, owner: name };
        if (owner === reader.subject) return shownAlert(alert, { ...where, mailed: true });
        const told = await this.toldOf(alert, owner);
        const mailed = told.some(({ subject }) => subject === reader.subject);
        // Its numbers are counted with the rights of its owner.
        const isOpen = await this.isOpen(alert, reader);
        const hidden = { stand: 'unknown', last: null, crossings: [] } as const;
        return shownAlert(isOpen ? alert : { ...alert, ...hidden }, { ...where, mailed });
      }),
    );
  }

  /** Colleagues who are told by mail, too. */
  async toldOf(alert: KeptAlert, owner: string): Promise<Member[]> {
    const people = await this.shared.followersOf('alert', alert, owner);
    const open = await Promise.all(people.map((one) => this.isOpen(alert, one)));
    return people.filter((_, at) => open[at]);
  }

  private async isOpen(alert: KeptAlert, reader: Member): Promise<boolean> {
    try {
      await this.sources.mustBeEntitled(alert, reader);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}
