import {
  Address,
  Flag,
  Host,
  HostNames,
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
  Whole,
} from '@toile/platform';

/** What the embedded run and the operators' commands look at. */
export class StandaloneEnvironment extends StorageEnvironment {
  /** Where the front door listens; everything behind it listens on this machine only. */
  @Host() HOST = '127.0.0.1';
  /** The front door. */
  @Port() PORT = 3000;
  @Port() API_PORT = 4000;
  @Port() INGEST_PORT = 4001;
  @Optional() @Port() API_INTERNAL_PORT?: number;
  @Optional() @Port() INGEST_INTERNAL_PORT?: number;
  @Port() AGGREGATOR_PORT = 4002;
  /** `0` starts without the made-up catalogue and its visitors. */
  @Flag() DEMO = true;
  /** Lets people sign in as the demo’s members; left out, only where nobody but this machine reaches it (`exposureOf`). */
  @Optional() @Flag() DEMO_ACCOUNTS?: boolean;
  /** `/dev/mail` shows every mail; left out, only where nobody but this machine reaches it and SMTP_URL is not set. */
  @Optional() @Flag() DEV_MAIL?: boolean;
  /** `small` is a small catalogue, for tests. */
  @OneOf('small', 'full') DEMO_SCALE: 'small' | 'full' = 'full';
  /** So many events of made-up visitors. */
  @Whole(0, 50_000_000) DEMO_EVENTS = 300_000;
  /** So many of the newest looks, street styles and covers have their pictures made ahead: 96 with the demo, else all; of 0 none, and no AVIF. */
  @Optional() @Whole(0, 10_000_000) PICTURES_AHEAD?: number;
  /** An ONNX image model that pictures are compared by (see docs/how-to/compare-pictures-by-a-model.md); without it, what can be computed: colours, shape and patterns. */
  @Optional() @Text() PICTURE_MODEL?: string;
  /** An ONNX image model that suggests tags to those who tag (see docs/how-to/tag-looks.md); without it, nothing is suggested by a model. */
  @Optional() @Text() TAG_MODEL?: string;
  /** Its labels: a tag's slug a line, in the order of what the model says. */
  @Optional() @Text() TAG_MODEL_LABELS?: string;
  @Optional() @Address() POSTGRES_URL?: string;
  /** Brokers that keep each partition of topics made from now on; the cluster's default when it is left out. */
  @Optional() @Whole(1, 9) KAFKA_REPLICATION_FACTOR?: number;
  /** Partitions of topics of the log made from now on: so many aggregators can share their work, and adding some later moves visitors. */
  @Whole(1, 1_000) LOG_PARTITIONS = 4;
  /** Further settings of topics made from now on: `min.insync.replicas=2,remote.storage.enable=true`. */
  @Pattern(/^([a-z.]+=[^,=]+(,(?=.)|$))*$/, 'name=value, parted by commas') KAFKA_TOPIC_SETTINGS = '';
  @Optional() @Address() CLICKHOUSE_URL?: string;
  /** Name of the server's cluster; without it tables are made on that one server. */
  @Optional() @Pattern(/^[\w-]+$/, 'letters, digits, - and _') CLICKHOUSE_CLUSTER?: string;
  /** A web server that runs already, as in `npm run dev`; without it the built one is started. */
  @Optional() @Address() WEB_URL?: string;
  /** The address people reach Toile at, which all its addresses begin with; `http://localhost:PORT` when it is left out. */
  @Optional() @Address() PUBLIC_URL?: string;
  /** Further hosts to answer to, beside those of PUBLIC_URL and of this machine. */
  @HostNames() ALLOWED_HOSTS: string[] = [];
  /** Proxies before Toile: their `X-Forwarded-*` are believed. */
  @Networks() TRUSTED_PROXIES: string[] = [];
  /** `smtps://user:password@host`; without it mails are kept as files and listed at `/dev/mail`. */
  @Optional() @Address() SMTP_URL?: string;
  @SecurityContact() SECURITY_CONTACT?: string;
  @Text() MAIL_FROM = 'Toile <no-reply@toile.test>';
  /** The mailbox that mails come back to, `bounces@toile.example`; it takes `bounces+anything@`, too. MAIL_FROM’s where it is left out. */
  @Optional()
  @Pattern(/^[^\s@+<>]+@[^\s@<>]+$/, 'a mailbox without a plus sign: bounces@a-host')
  MAIL_BOUNCES?: string;
  /** What Apple and Facebook gave us to introduce ourselves with; without both of a pair its button says so. */
  @Optional() @Text() APPLE_CLIENT_ID?: string;
  /** Of APPLE_CLIENT_ID. */
  @Optional() @Text() APPLE_CLIENT_SECRET?: string;
  /** Another address than Apple’s, for tests. */
  @Optional() @Address() APPLE_ISSUER?: string;
  /** What Facebook gave us to introduce ourselves with. */
  @Optional() @Text() FACEBOOK_CLIENT_ID?: string;
  /** Of FACEBOOK_CLIENT_ID. */
  @Optional() @Text() FACEBOOK_CLIENT_SECRET?: string;
  /** Another address than Facebook’s, for tests. */
  @Optional() @Address() FACEBOOK_ISSUER?: string;
  /** Where searches are answered: in the api's memory, or in tables of ClickHouse. */
  @OneOf('memory', 'clickhouse') SEARCH_INDEX: 'memory' | 'clickhouse' = 'memory';
  @OneOf('auto', 'on') RATE_LIMITS: 'auto' | 'on' = 'auto';
  @OneOf('yes', 'no') WEBHOOK_PRIVATE_ADDRESSES: 'yes' | 'no' = 'no';
  /** As the services have them; without them they are made and kept in DATA_DIR. */
  @Optional()
  @Pattern(/^[0-9a-f]{64}$/, '64 hexadecimal digits, as `openssl rand -hex 32` prints')
  API_SECRET?: string;
  @Optional() @Text(32) VISITOR_SECRET?: string;
  /** Both, or the embedded run offers its test checkout. */
  @Optional() @Text() STRIPE_SECRET_KEY?: string;
  @Optional() @Text() STRIPE_WEBHOOK_SECRET?: string;
  /** Whether Stripe counts taxes in its checkout. */
  @Optional() @Flag() STRIPE_AUTOMATIC_TAX?: boolean;
  @LogLevel() LOG_LEVEL = 'warn';
}

export const readStandaloneEnvironment = (source: Record<string, unknown> = process.env) =>
  readEnvironment(StandaloneEnvironment, source);

export const standaloneVariables = variablesOf(StandaloneEnvironment);

/** What the front door and ingest look at, beside what `startToile` tells them. */
export class EdgeEnvironment extends StandaloneEnvironment {
  @Address() override POSTGRES_URL: string;
  @Address() override PUBLIC_URL: string;
  /** Where the front door finds the api. */
  @Address() EDGE_API_URL: string;
  /** Where the front door finds the web. */
  @Address() EDGE_WEB_URL: string;
}

export const readEdgeEnvironment = (source: Record<string, unknown> = process.env) =>
  readEnvironment(EdgeEnvironment, source);
