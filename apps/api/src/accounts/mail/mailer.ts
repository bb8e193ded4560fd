/** A mail that is written and ready to go. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where its reader ends mails of this kind, by opening it or by a bare POST (RFC 8058). */
  unsubscribe?: string;
}

/** A mail as nodemailer takes it. */
export function toMessage({ unsubscribe, ...mail }: Mail) {
  if (!unsubscribe) return mail;
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...mail, headers };
}

/** Where mails go: an SMTP server, or files for people who look at the demo. */
export interface Mailer {
  /** Resolves when the mail has been taken over. */
  send(mail: Mail): Promise<void>;
  /** Removes what is kept of mails to an address, where any is. */
  forget(address: string): Promise<void>;
  close(): Promise<void>;
}
