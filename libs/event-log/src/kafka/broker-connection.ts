import type { KafkaConfig } from 'kafkajs';
import { isConnectionError } from './errors.js';
import {
  type ApiVersions,
  apiVersionsCall,
  type Calls,
  Connection,
  defaultSocketFactory,
  protocolCall,
  type WireConnection,
} from './wire.js';

export interface ConnectionOptions extends Pick<KafkaConfig, 'ssl' | 'sasl' | 'clientId' | 'socketFactory'> {
  /** How long connecting may take. */
  connectionTimeout: number;
  /** How long an answer may take. */
  requestTimeout: number;
}

export interface Address {
  host: string;
  port: number;
}

const SASL_AUTHENTICATE = 36;
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
const logger = { ...silent, namespace: () => silent };

/**
 * One socket to one broker, used until it breaks and then thrown away: a kafkajs connection that connects a second
 * time can mix the bytes of both sockets. Requests on it are answered in order.
 */
export class BrokerConnection {
  private constructor(
    private readonly connection: WireConnection,
    private readonly versions: ApiVersions,
  ) {}

  /** Connects and authenticates; rejects when that takes too long. */
  static async open({ host, port }: Address, options: ConnectionOptions): Promise<BrokerConnection> {
    const connection = new Connection({
      ...options,
      socketFactory: options.socketFactory ?? defaultSocketFactory(),
      host,
      port,
      logger,
      enforceRequestTimeout: true,
    });
    stopIdlePolling(connection);
    const late = setTimeout(() => abandon(connection), options.connectionTimeout);
    try {
      await connection.connect();
      const versions = await askVersions(connection);
      connection.setVersions(versions);
      connection.setSupportAuthenticationProtocol(versions[SASL_AUTHENTICATE] !== undefined);
      await connection.authenticate();
      return new BrokerConnection(connection, versions);
    } catch (error) {
      abandon(connection);
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  get usable(): boolean {
    return this.connection.isConnected();
  }

  /** The decoded answer, error codes included. Rejects only when there is none; the connection is of no use then. */
  async call<K extends keyof Calls>(api: K, request: Calls[K]['request']): Promise<Calls[K]['response']> {
    const { request: encoded, response, requestTimeout } = protocolCall(api, this.versions, request);
    try {
      const answer = await this.connection.send({
        request: encoded,
        response: { decode: response.decode, parse: (decoded) => decoded },
        requestTimeout,
      });
      return answer as Calls[K]['response'];
    } catch (error) {
      if (isConnectionError(error)) this.close();
      throw error;
    }
  }

  /** Requests under way reject. */
  close(): void {
    abandon(this.connection);
  }
}

function abandon(connection: WireConnection): void {
  const error = new Error('the connection was given up');
  error.name = 'KafkaJSConnectionClosedError';
  connection.rejectRequests(error);
  void connection.disconnect();
  connection.socket?.destroy();
}

async function askVersions(connection: WireConnection): Promise<ApiVersions> {
  const { request, response } = apiVersionsCall();
  const answer = (await connection.send({
    request,
    response: { decode: response.decode, parse: (decoded) => decoded },
  })) as { apiVersions: { apiKey: number; minVersion: number; maxVersion: number }[] };
  return Object.fromEntries(answer.apiVersions.map(({ apiKey, ...range }) => [apiKey, range]));
}

/** kafkajs looks at an idle queue every millisecond, for ever; there is something to look at only when requests wait. */
function stopIdlePolling({ requestQueue: queue }: WireConnection): void {
  const schedule = queue.scheduleCheckPendingRequests.bind(queue);
  queue.scheduleCheckPendingRequests = () => {
    if (queue.pending.length > 0) schedule();
  };
}

function ignore(): void {}
