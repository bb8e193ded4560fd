import {
  Address,
  Host,
  LogLevel,
  Port,
  readEnvironment,
  ServiceEnvironment,
  variablesOf,
} from '@toile/platform';

/** The MCP server holds no data and no secret: it asks the api with the token that each request brings. */
export class McpEnvironment extends ServiceEnvironment {
  @Host() HOST = '127.0.0.1';
  /** Where assistants are answered, by the gateway. */
  @Port() MCP_PORT = 4003;
  /** The api, reached directly. */
  @Address() API_URL = 'http://127.0.0.1:4000';
  /** Where people open pages: links in answers begin with it. */
  @Address() PUBLIC_URL: string;
  @LogLevel() LOG_LEVEL = 'info';
}

export const readMcpEnvironment = (source: Record<string, unknown> = process.env) =>
  readEnvironment(McpEnvironment, source);

export const mcpVariables = variablesOf(McpEnvironment);
