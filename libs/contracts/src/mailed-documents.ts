/** What is sent by mail again and again: a page of the dashboard on paper, or a deck. */
export const MAILED_KINDS = ['page', 'deck'] as const;
export type MailedKind = (typeof MAILED_KINDS)[number];

export type MailedDocument =
  | { kind: 'page'; page: string; filters: Readonly<Record<string, string>> }
  | { kind: 'deck'; deck: string };

/** How many a member keeps, to how many addresses outside of their subscription each goes, and how large a file may be. */
export const SCHEDULE_LIMITS = {
  schedules: 20,
  addresses: 10,
  colleagues: 50,
  name: 100,
  bytes: 10_000_000,
} as const;

/** Why a document was not sent: no plan any more, what it shows is gone, nobody to send it to, or it could not be made in ten hours. */
export const SCHEDULE_FAILURES = ['ended', 'gone', 'nobody', 'too-large', 'failed'] as const;
export type ScheduleFailure = (typeof SCHEDULE_FAILURES)[number];

/** Where an address outside of the subscription stands: asked, agreed, not answered in time, or left for good. */
export const ADDRESS_STATES = ['asked', 'confirmed', 'expired', 'left'] as const;
export type AddressState = (typeof ADDRESS_STATES)[number];
