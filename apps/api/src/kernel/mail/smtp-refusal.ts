/** What a mail server said of the address a mail was to. */
export interface SmtpRefusal {
  /** Whether trying again is of no use (5xx). */
  isPermanent: boolean;
  /** Whether there is no such address, rather than a full mailbox or a policy. */
  isGone: boolean;
}

/** Of an address that is not there: RFC 3463, class 5, subject 1 (addressing). */
export const isGoneStatus = (status: string): boolean => /^5\.1\.\d{1,3}$/.test(status);
/** What servers say that give no such status: no mailbox, not one of ours, its name is none. */
const GONE_CODES = [550, 551, 553];

/** Undefined where the server refused something else than the address: the sender, the content, or us. */
export function smtpRefusalOf(error: unknown): SmtpRefusal | undefined {
  const {
    command,
    responseCode,
    response = '',
  } = Object(error) as {
    command?: string;
    responseCode?: number;
    response?: string;
  };
  if (command !== 'RCPT TO' || typeof responseCode !== 'number') return undefined;
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const isPermanent = responseCode >= 500;
  return {
    isPermanent,
    isGone: isPermanent && (status ? isGoneStatus(status) : GONE_CODES.includes(responseCode)),
  };
}
