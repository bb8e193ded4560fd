export { type McpOptions, startMcp } from './start-mcp.js';
