/** Where readers write when something keeps failing, and where their letters go. */
export const CONTACT_ADDRESS = 'contact@toile.test';

/** How a poll stands: what POST `/poll/vote` and GET `/poll/current` answer. */
export interface PollResult {
  poll: number;
  question: string;
  /** ISO time; null for a poll without an end. */
  closes_at: string | null;
  closed: boolean;
  total: number;
  /** The option this visitor chose. */
  mine: number | null;
  /** Whole per cents, 100 together. */
  options: { id: number; label: string; votes: number; percent: number }[];
}
