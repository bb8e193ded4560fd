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
}

export interface Attached {
  id: string;
  filename: string;
  contentType: string;
}

/** The id of a mail about one happening, which does not tell what it was. */
export const mailIdOf = (...about: string[]): string =>
  createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 40);

/** A mail as nodemailer takes it. Mail servers and readers know a repeat by its Message-ID. */
export function toMessage({ unsubscribe, id, attached, ...written }: Mail, from: string, file?: Buffer) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const { filename, contentType } = attached ?? {};
  const mail = {
    ...written,
    ...(id && { messageId: `<${id}@${domain}>` }),
    ...(file && { attachments: [{ filename, contentType, content: file }] }),
  };
  if (!unsubscribe) return mail;
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
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
