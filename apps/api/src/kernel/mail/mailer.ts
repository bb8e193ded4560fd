import { createHash } from 'node:crypto';

/** A mail that is written and ready to go. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where its reader ends mails of this kind, by opening it or by a bare POST (RFC 8058). */
  unsubscribe?: string;
  /** The same when the mail is sent again because nobody knows whether it went: whoever has it takes no second one. */
  id?: string;
  /** A file that `MailAttachments` keeps. */
  attached?: Attached;
  /** Signed, says which mail it is when the mail comes back (`mail-returns.ts`, `features/newsletters`). */
  bounceToken?: string;
}

/** Travels with a mail, so that a report that quotes its head says which mail it is about. */
export const BOUNCE_HEADER = 'X-Toile-Bounce-Token';

export interface Attached {
  id: string;
  filename: string;
  contentType: string;
}

/** The id of a mail about one happening, which does not tell what it was. */
export const mailIdOf = (...about: string[]): string =>
  createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 40);

interface Sender {
  /** Whom readers see. */
  from: string;
  /** The mailbox that mails come back to, `from` where there is none of its own. */
  bounces?: string | undefined;
}

/** Where a mail comes back to: with its token in the address, which servers quote that quote nothing else (VERP). */
const returnPath = (bounces: string, token = '') => (token ? bounces.replace('@', `+${token}@`) : bounces);

/** A mail as nodemailer takes it. Mail servers and readers know a repeat by its Message-ID. */
export function toMessage(
  { unsubscribe, id, attached, bounceToken, ...written }: Mail,
  { from, bounces }: Sender,
  file?: Buffer,
) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const { filename, contentType } = attached ?? {};
  const mail = {
    ...written,
    ...(id && { messageId: `<${id}@${domain}>` }),
    ...(file && { attachments: [{ filename, contentType, content: file }] }),
    ...(bounces && { envelope: { from: returnPath(bounces, bounceToken), to: written.to } }),
  };
  const headers = {
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    ...(bounceToken && { [BOUNCE_HEADER]: bounceToken }),
  };
  return { ...mail, headers };
}

/** Where mails go: an SMTP server, or files for people who look at the demo. */
export interface Mailer {
  /** Resolves when the mail has been taken over, with the file that is attached to it. */
  send(mail: Mail, file?: Buffer): Promise<void>;
  /** Removes what is kept of mails to an address, where any is. */
  forget(address: string): Promise<void>;
  close(): Promise<void>;
}
