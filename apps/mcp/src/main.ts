import { beginProcess, stopOnSignal } from '@toile/platform';
import { readMcpEnvironment } from './environment.js';
import { startMcp } from './start-mcp.js';

/** The MCP server as a process of its own, behind the gateway. It starts whether or not the api is there. */
const { env, logger } = await beginProcess('mcp', readMcpEnvironment);
const mcp = await startMcp({
  apiUrl: env.API_URL,
  publicUrl: env.PUBLIC_URL,
  logger,
  host: env.HOST,
  port: env.MCP_PORT,
});
logger.info({ port: mcp.port }, 'listening');
stopOnSignal(logger, () => mcp.close());
