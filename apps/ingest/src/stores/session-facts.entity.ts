import { ViewColumn, ViewEntity } from 'typeorm';

/** A session that is good: the api, which alone knows what makes it so, keeps this view for ingest. */
@ViewEntity({ name: 'session_facts', synchronize: false })
export class SessionFactsEntity {
  /** SHA-256 of the token. */
  @ViewColumn({ name: 'token_hash' })
  tokenHash: Buffer;

  @ViewColumn()
  subject: string;

  /** Empty without one. */
  @ViewColumn()
  plan: string;

  @ViewColumn({ name: 'is_staff' })
  isStaff: boolean;
}
