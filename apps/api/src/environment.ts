import {
  Address,
  Flag,
  Host,
  LogLevel,
  Networks,
  OneOf,
  Optional,
  Pattern,
  Port,
  readEnvironment,
  SecurityContact,
  StorageEnvironment,
  Text,
  variablesOf,
} from '@toile/platform';

/** DATA_DIR holds reports, rendered pictures, and originals unless there is a bucket for them. */
export class ApiEnvironment extends StorageEnvironment {
  /** Where it listens; 0.0.0.0 in a container. */
  @Host() HOST = '127.0.0.1';
  /** Commands, reads and figures. */
  @Port() API_PORT = 4000;
  /** Health and metrics; 100 above API_PORT when it is left out. */
  @Optional() @Port() API_INTERNAL_PORT?: number;
  /** Where internal pages listen; 0.0.0.0 in a container. */
  @Host() INTERNAL_HOST = '127.0.0.1';
  /** `postgres://user:password@host:5432/database`: events, read models, and the log where there is no Kafka. */
  @Address() POSTGRES_URL: string;
  /** `http://user:password@host:8123/database`: the warehouse. */
  @Address() CLICKHOUSE_URL: string;
  /** Name of the server's cluster; without it tables are made on that one server. */
  @Optional() @Pattern(/^[\w-]+$/, 'letters, digits, - and _') CLICKHOUSE_CLUSTER?: string;
  /** 32 random bytes in hexadecimal; with them lost, personal data cannot be read any more. */
  @Pattern(/^[0-9a-f]{64}$/, '64 hexadecimal digits, as `openssl rand -hex 32` prints') API_SECRET: string;
  /** The address people reach Toile at. */
  @Address() PUBLIC_URL: string;
  /** Who takes reports of holes, `mailto:…` or `https://…`; `/.well-known/security.txt` says so. */
  @SecurityContact() SECURITY_CONTACT?: string;
  /** `smtps://user:password@host`: who sends mails. `npm start` keeps them as files without it, listed at `/dev/mail`. */
  @Address() SMTP_URL: string;
  /** Both, or nothing can be bought. */
  @Optional() @Text() STRIPE_SECRET_KEY?: string;
  /** What Stripe signs its reports with; goes with STRIPE_SECRET_KEY. */
  @Optional() @Text() STRIPE_WEBHOOK_SECRET?: string;
  /** Whether Stripe counts taxes in its checkout; its account must be set up for that, and prices hold them then. */
  @Optional() @Flag() STRIPE_AUTOMATIC_TAX?: boolean;
  /** Whom mails come from. */
  @Text() MAIL_FROM = 'Toile <no-reply@toile.test>';
  /** The mailbox that mails come back to, `bounces@toile.example`; it takes `bounces+anything@`, too. MAIL_FROM’s where it is left out. */
  @Optional()
  @Pattern(/^[^\s@+<>]+@[^\s@<>]+$/, 'a mailbox without a plus sign: bounces@a-host')
  MAIL_BOUNCES?: string;
  /** Where `/api/health` asks for the rest of Toile: their internal pages. */
  @Address() INGEST_INTERNAL_URL = 'http://ingest:4101';
  /** The aggregator’s internal pages, asked for `/api/health`. */
  @Address() AGGREGATOR_URL = 'http://aggregator:4002';
  /** Proxies before it, the gateway among them: their `X-Forwarded-*` are believed. */
  @Networks() TRUSTED_PROXIES: string[] = [];
  /** Where searches are answered: in the memory of each api process, or in tables of ClickHouse that all of them share. */
  @OneOf('memory', 'clickhouse') SEARCH_INDEX: 'memory' | 'clickhouse' = 'memory';
  /** `yes` lets webhooks and exports to storage lead to addresses that are not public, and without TLS: where members and their systems share a network of yours. */
  @OneOf('yes', 'no') WEBHOOK_PRIVATE_ADDRESSES: 'yes' | 'no' = 'no';
  /** An ONNX image model that pictures are compared by (see docs/how-to/compare-pictures-by-a-model.md); without it, what can be computed: colours, shape and patterns. */
  @Optional() @Text() PICTURE_MODEL?: string;
  /** An ONNX image model that suggests tags to those who tag (see docs/how-to/tag-looks.md); without it, nothing is suggested by a model. */
  @Optional() @Text() TAG_MODEL?: string;
  /** Its labels: a tag's slug a line, in the order of what the model says. */
  @Optional() @Text() TAG_MODEL_LABELS?: string;
  /** `on` limits every address; `auto`, which `npm start` has, spares those of this machine. */
  @OneOf('auto', 'on') RATE_LIMITS: 'auto' | 'on' = 'on';
  /** `trace`, `debug`, `info`, `warn`, `error` or `fatal`. */
  @LogLevel() LOG_LEVEL = 'info';
}

export const readApiEnvironment = (source: Record<string, unknown> = process.env) =>
  readEnvironment(ApiEnvironment, source);

export const apiVariables = variablesOf(ApiEnvironment);
