import PostalMime, { type Header } from 'postal-mime';
import type { ReturnReason } from '../../kernel/mail/mail-returns.js';
import { BOUNCE_HEADER } from '../../kernel/mail/mailer.js';
import { isGoneStatus } from '../../kernel/mail/smtp-refusal.js';

/** What a message that came to the mailbox of bounces says. */
export interface ReturnedMail {
  /** The mail did not arrive and never will, since there is no such address or for another reason; or its reader calls it unwanted. */
  report: ReturnReason;
  /** What the mail was sent with; nothing else says which mail it was. */
  token: string;
}

/** Deep enough for what mail servers write; nobody else's is worth the work. */
const LIMITS = { maxNestingDepth: 10, maxHeadersSize: 256 * 1024 };
const MOST_LINES = 1_000;
/** A line costs the parser 10 µs; a report quotes a mail of ours at most. */
const MOST_LINES_OF_MAIL = 20_000;
const DELIVERY_STATUS = ['message/delivery-status', 'message/global-delivery-status'];
const QUOTED = [
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
  'message/rfc822-headers',
];
const COMPLAINTS = ['abuse', 'opt-out'];
/** Where a server that takes mail over notes to whom it came. */
const TO = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to'];

/**
 * Reads a report of a mail server (DSN, RFC 3464) or of a mailbox provider (ARF, RFC 5965).
 * @returns null for what is no such report, tells of a delay or of success, or does not say by a token which mail it is about
 */
export async function readReturnedMail(raw: Uint8Array): Promise<ReturnedMail | null> {
  const mail = hasFewLines(raw) ? await parsed(raw) : undefined;
  if (!mail || !/^multipart\/report\b/i.test(fieldIn(mail.headers, 'content-type'))) return null;
  const parts = mail.attachments.map(({ mimeType, content }) => ({
    type: mimeType.toLowerCase(),
    text: typeof content === 'string' ? content : '',
  }));
  const textOf = (types: readonly string[]) => parts.find(({ type }) => types.includes(type))?.text;
  const feedback = textOf(['message/feedback-report']);
  const status = textOf(DELIVERY_STATUS);
  const report =
    feedback !== undefined ? await complaintIn(feedback) : status !== undefined && (await failureIn(status));
  const token = report && (tokenIn(mail.headers) || (await quotedToken(textOf(QUOTED) ?? '')));
  return report && token ? { report, token } : null;
}

const NEW_LINE = 10;
function hasFewLines(raw: Uint8Array): boolean {
  let lines = 0;
  for (const byte of raw) if (byte === NEW_LINE) lines += 1;
  return lines <= MOST_LINES_OF_MAIL;
}

/** Undefined for what is no mail at all. */
const parsed = (raw: Uint8Array | string) =>
  PostalMime.parse(raw, { ...LIMITS, forceRfc822Attachments: true, attachmentEncoding: 'utf8' }).catch(
    () => undefined,
  );

const fieldIn = (headers: readonly Header[], name: string): string =>
  headers.find(({ key }) => key === name.toLowerCase())?.value ?? '';

/** Of the address that the report came to. */
function tokenIn(headers: readonly Header[]): string | undefined {
  return headers
    .filter(({ key }) => TO.includes(key))
    .map(({ value }) => /\+([0-9a-z]{1,12}-[0-9a-f]{24})@/i.exec(value)?.[1]?.toLowerCase())
    .find(Boolean);
}

/** Of the mail that the report is about. */
async function quotedToken(head: string): Promise<string> {
  const end = head.search(/\r?\n\r?\n/);
  const mail = await parsed(end < 0 ? head : head.slice(0, end));
  return mail ? fieldIn(mail.headers, BOUNCE_HEADER).trim() : '';
}

/** A group of fields, which have the form of a mail's head. */
const fieldsOf = async (group: string) => (await parsed(group))?.headers ?? [];

async function complaintIn(feedback: string): Promise<'complaint' | null> {
  const kind = fieldIn(await fieldsOf(feedback.trimStart()), 'feedback-type');
  return COMPLAINTS.includes(kind.trim().toLowerCase()) ? 'complaint' : null;
}

/** What it says of all it says something of: one that some of a list of readers got has arrived. */
async function failureIn(status: string): Promise<'gone' | 'refused' | null> {
  const told = await Promise.all(groupsIn(status).map(async (group) => failureOf(await fieldsOf(group))));
  const recipients = told.filter((one) => one !== undefined);
  if (recipients.length === 0 || recipients.some((one) => one === null)) return null;
  return recipients.every((one) => one === 'gone') ? 'gone' : 'refused';
}

/** Groups of lines, parted by one empty line or more; some servers leave spaces on these. */
function groupsIn(status: string): string[] {
  const groups: string[] = [''];
  for (const line of status.split(/\r?\n/).slice(0, MOST_LINES))
    if (line.trim()) groups.push(`${groups.pop()}${line}\n`);
    else if (groups.at(-1)) groups.push('');
  return groups.filter(Boolean);
}

/** Undefined for the group that is about the whole report. */
function failureOf(fields: readonly Header[]): 'gone' | 'refused' | null | undefined {
  const action = fieldIn(fields, 'action').trim().toLowerCase();
  if (!action) return undefined;
  const [, said = ''] = /^\s*(\d\.\d{1,3}\.\d{1,3})/.exec(fieldIn(fields, 'status')) ?? [];
  // Exim and others say "5.0.0" where the server that refused the mail said more.
  const [, quoted = ''] =
    /\b[45]\d\d[ -]#?([45]\.\d{1,3}\.\d{1,3})\b/.exec(fieldIn(fields, 'diagnostic-code')) ?? [];
  const status = /^[45]\.0\.0$/.test(said) && quoted ? quoted : said;
  if (action !== 'failed' || !status.startsWith('5.')) return null;
  return isGoneStatus(status) ? 'gone' : 'refused';
}
