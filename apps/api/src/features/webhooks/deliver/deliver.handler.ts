import { Inject } from '@nestjs/common';
import { IsInt, IsUUID } from 'class-validator';
import type pg from 'pg';
import { Jobs, type Queryable } from '../../../kernel/jobs/jobs.js';
import { defineTask, HandlesTask, type JobContext, type TaskHandler } from '../../../kernel/jobs/task.js';
import { NotDelivered, postOutside } from '../../../kernel/outbound/post-outside.js';
import { Seal } from '../../../kernel/seal.js';
import { POOL, SECRET, WEBHOOKS_PRIVATE } from '../../../kernel/tokens.js';
import { Members } from '../../accounts/index.js';
import { signedHeaders } from './secrets.js';

class DeliveryDto {
  @IsUUID()
  endpoint: string;

  @IsInt()
  position: number;
}

const DELIVER = defineTask('deliver-webhook', DeliveryDto);
/** Of all that jobs do at once, endpoints that do not answer hold up no more than this. */
const QUEUES = 2;

/** Of the job of each delivery to an endpoint, without the position. */
export const keyOfDeliveries = (endpoint: string): string => `webhook:${endpoint}:`;

/** One job a delivery, whoever asks for it. */
export const addDelivery = (jobs: Jobs, { endpoint, position }: DeliveryDto, tx?: Queryable): Promise<void> =>
  jobs.add(
    DELIVER,
    { endpoint, position },
    {
      key: `${keyOfDeliveries(endpoint)}${position}`,
      queue: `webhooks-${Number.parseInt(endpoint.slice(0, 2), 16) % QUEUES}`,
      tx,
    },
  );

export const secretsSeal = (secret: Buffer) => new Seal(secret, 'secrets of webhooks');

interface Found {
  subject: string;
  url: string;
  secret: Buffer;
  previous_secret: Buffer | null;
  id: string;
  type: string;
  occurred_at: Date;
  data: object;
}

/** Tells one endpoint of one event, signed. What fails is tried again by the queue for about ten hours, then it is dead. */
@HandlesTask(DELIVER)
export class DeliverHandler implements TaskHandler<DeliveryDto> {
  readonly #seal: Seal;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(SECRET) secret: Buffer,
    @Inject(WEBHOOKS_PRIVATE) private readonly privateToo: boolean,
    private readonly members: Members,
  ) {
    this.#seal = secretsSeal(secret);
  }

  async handle(delivery: DeliveryDto, { isLast }: JobContext): Promise<void> {
    const found = await this.#find(delivery);
    if (!found) return;
    if (!(await this.#mayKnow(found.subject)))
      return this.#note(delivery, 'dead', null, 'the subscription has ended');
    const told = await this.#tell(found).then(
      (status) => ({ status, fault: status >= 200 && status < 300 ? null : `answered ${status}` }),
      (error: unknown) => {
        if (!(error instanceof NotDelivered)) throw error;
        return { status: null, fault: error.message };
      },
    );
    if (told.fault === null) return this.#note(delivery, 'delivered', told.status, null);
    await this.#note(delivery, isLast ? 'dead' : 'waiting', told.status, told.fault);
    // Given up: its member sees it and can redrive it, and operators have nothing to do.
    if (!isLast) throw new Error(`not delivered: ${told.fault}`);
  }

  async #find({ endpoint, position }: DeliveryDto): Promise<Found | undefined> {
    const { rows } = await this.pool.query<Found>(
      `SELECT e.subject, e.url, e.secret, CASE WHEN e.previous_until > now() THEN e.previous_secret END AS previous_secret,
         v.id, v.type, v.occurred_at, v.data
       FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint JOIN webhook_event v USING (position)
       WHERE d.endpoint = $1 AND d.position = $2 AND d.state = 'waiting'`,
      [endpoint, position],
    );
    return rows[0];
  }

  async #mayKnow(subject: string): Promise<boolean> {
    const member = await this.members.find(subject);
    return Boolean(member?.roles.some((role) => role === 'dashboard-subscriber' || role === 'operator'));
  }

  #tell({ url, id, type, occurred_at, data, secret, previous_secret }: Found): Promise<number> {
    const body = JSON.stringify({ id, type, timestamp: occurred_at.toISOString(), data });
    const sealed = previous_secret ? [secret, previous_secret] : [secret];
    const secrets = sealed.map((one) => this.#seal.open<string>(one));
    const headers = {
      ...signedHeaders(id, body, secrets, new Date()),
      'content-type': 'application/json',
    };
    return postOutside(url, { body, headers, privateToo: this.privateToo });
  }

  async #note(
    { endpoint, position }: DeliveryDto,
    state: string,
    status: number | null,
    error: string | null,
  ): Promise<void> {
    await this.pool.query(
      `UPDATE webhook_delivery SET state = $3, last_status = $4, last_error = $5, attempts = attempts + 1, tried_at = now()
       WHERE endpoint = $1 AND position = $2`,
      [endpoint, position, state, status, error],
    );
  }
}
