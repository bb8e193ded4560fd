import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Refused, type ToileApi } from './toile-api.js';

/** What tools are given: Toile as the member sees it, and where people open its pages. */
export interface ToolContext {
  api: ToileApi;
  publicUrl: string;
}

export type AddTools = (server: McpServer, context: ToolContext) => void;

export const READS = { readOnlyHint: true, openWorldHint: false } as const;
export const WRITES = { readOnlyHint: false, destructiveHint: false, openWorldHint: false } as const;

/** An answer in words; `data` is the same for programs. */
export const said = (lines: readonly (string | false | undefined)[], data?: object): CallToolResult => ({
  content: [{ type: 'text', text: lines.filter(Boolean).join('\n\n') }],
  ...(data ? { structuredContent: { ...data } } : {}),
});

/** What Toile refuses is said to the assistant, who can then ask otherwise. */
export async function orRefused(answer: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

/** The page of a path in the browser. */
export const pageAt = (context: ToolContext, path: string) => `${context.publicUrl}/en${path}`;
