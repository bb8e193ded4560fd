/** A mail that is written and ready to go. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Where mails go: an SMTP server, or files for people who look at the demo. */
export interface Mailer {
  /** Resolves when the mail has been taken over. */
  send(mail: Mail): Promise<void>;
  /** Removes what is kept of mails to an address, where any is. */
  forget(address: string): Promise<void>;
  close(): Promise<void>;
}
