import { Inject, Injectable } from '@nestjs/common';
import { LOCALES } from '@toile/contracts';
import { PUBLIC_URL } from '../../tokens.js';
import { type LinkKind, MailedLinks } from '../links/mailed-links.js';
import type { Member } from '../members/member.js';
import { Members } from '../members/members.js';
import { Post } from './post.js';
import { type MailKind, writeMail } from './write-mail.js';

/** The mails accounts send, each after the answer. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly post: Post,
    private readonly links: MailedLinks,
    private readonly members: Members,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  verify(member: Member): void {
    this.post.later(() => this.withLink('verify', 'verify', member));
  }

  /** To the new address, and a word to the old one. */
  changeEmail(member: Member, email: string, change: string): void {
    this.post.later(() => this.withLink('changeEmail', 'change-email', { ...member, email }, change));
    this.notice('emailChanged', member, '/user/account/update');
  }

  /** Nobody may tell from the answer, or from its time, whether there is an account. */
  reset(email: string): void {
    this.post.later(async () => {
      const doc = await this.members.byEmail(email);
      const member = doc && (await this.members.find(doc.subject));
      if (!member) return null;
      const token = await this.links.issue('reset', member.subject);
      return writeMail('reset', addressee(member), {
        link: this.page(member.locale, `/auth/reset-password?token=${token}`),
      });
    });
  }

  linkSignIn(member: Member, provider: string, account: string): void {
    this.post.later(() => this.withLink('linkSignIn', 'link-sign-in', member, account, provider));
  }

  passwordChanged(member: Member): void {
    this.notice('passwordChanged', member, '/auth/forgot-password');
  }

  /** Sent before anything is erased, since nothing of it may be kept after. */
  async erased(member: Member): Promise<void> {
    const mail = writeMail('erased', addressee(member), { link: this.page(member.locale, '') });
    await this.post.now(mail);
  }

  private notice(kind: MailKind, member: Member, path: string): void {
    this.post.later(async () => writeMail(kind, addressee(member), { link: this.page(member.locale, path) }));
  }

  private async withLink(kind: MailKind, link: LinkKind, member: Member, reference = '', provider = '') {
    const token = await this.links.issue(link, member.subject, reference);
    const url = this.page(member.locale, `/auth/confirm?token=${token}`);
    return writeMail(kind, addressee(member), { link: url, provider });
  }

  private page(locale: string, path: string): string {
    return `${this.publicUrl}/${LOCALES.find((one) => one === locale) ?? 'en'}${path}`;
  }
}

const addressee = ({ email, firstName, locale }: Member) => ({ email, name: firstName, locale });
