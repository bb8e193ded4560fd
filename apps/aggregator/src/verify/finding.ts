/** One thing that was looked at. A finding that is not ok names the first difference. */
export interface Finding {
  subject: string;
  ok: boolean;
  detail: string;
}
