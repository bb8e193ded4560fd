import { Injectable } from '@nestjs/common';
import type { MailedLink } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { Members } from '../members/members.js';
import { OwnPassword } from '../password/own-password.js';
import type { LinkKind } from './mailed-link.entity.js';
import type { OpenedLink } from './mailed-links.js';

/** The links that show an address to be somebody's. */
export const CONFIRMING = ['verify', 'change-email', 'link-sign-in'] as const satisfies readonly LinkKind[];

/** Who has opened a link. */
export interface Opener {
  viewer: Member | undefined;
  /** The account elsewhere this browser has signed in with, where its link was mailed (`Identities.referenceTo`). */
  reference: string | undefined;
  /** The account that was made in this browser (`RegisteredHere`). */
  registered: string | undefined;
}

/** What a link asks for before it does what it is for. */
@Injectable()
export class LinkConfirmation {
  constructor(
    private readonly password: OwnPassword,
    private readonly members: Members,
  ) {}

  /**
   * Whoever wants to attach their own sign-in to another's account has no session of it and not its password; where there
   * is no password, the mail and the browser that asked for it must come together.
   */
  async of({ kind, subject, reference }: OpenedLink, opener: Opener): Promise<MailedLink['asks']> {
    if (kind !== 'link-sign-in') return 'nothing';
    if (await this.password.isSet(subject))
      return opener.viewer?.subject === subject ? 'password' : 'sign-in';
    return opener.reference === reference ? 'nothing' : 'browser';
  }

  /**
   * Whether it signs in: the first link that confirms an account, in the browser the account was made in, where nobody is
   * signed in.
   */
  async signsIn({ kind, subject }: OpenedLink, { viewer, registered }: Opener): Promise<boolean> {
    if (kind !== 'verify' || viewer || registered !== subject) return false;
    return (await this.members.find(subject))?.verified === false;
  }
}
