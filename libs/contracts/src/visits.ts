/** What can be attributed to the campaigns that led to it. */
export const CONVERSIONS = ['purchase', 'report', 'outbound', 'click'] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** A campaign and what came of it; all three names empty is "direct", without a campaign. */
export interface CampaignRow {
  source: string;
  campaign: string;
  content: string;
  /** Visits that began with it. */
  visits: number;
  visitors: number;
  /** Conversions whose visitor's first campaign of the 30 days before it was. */
  first_touch: number;
  /** Conversions whose visitor's last campaign of the 30 days before it was. */
  last_touch: number;
}

/** GET `/api/operations/visits`: visits and where they came from, worked out in the warehouse. */
export interface VisitsReport {
  from: string;
  to: string;
  conversion: Conversion;
  visits: number;
  visitors: number;
  pages_per_visit: number | null;
  median_seconds: number | null;
  /** Visits of one page and nothing else. */
  single_page_share: number | null;
  conversions: number;
  rows: CampaignRow[];
}
