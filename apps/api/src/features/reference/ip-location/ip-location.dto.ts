import type { IpLocation } from '@toile/contracts';

/** Where an address is registered; all null where nobody knows. */
export class IpLocationDto implements IpLocation {
  /** @example "FR" */
  country_code: string | null;
  /** @example "France" */
  country: string | null;
  /** @example "Europe" */
  continent: string | null;
  in_eu: boolean;
}
