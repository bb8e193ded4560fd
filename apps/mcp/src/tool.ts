import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type Query, Refused, type ToileApi } from './toile-api.js';

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

/**
 * The receipt of numbers that were answered: what was asked, and a hash of the table, kept so that both can be looked up later.
 * Toile writes thirty a minute; without one the numbers stand all the same.
 */
export async function receiptLine(
  { api, publicUrl }: ToolContext,
  path: string,
  query: Query,
): Promise<{ line: string; href: string | null }> {
  try {
    const href = `${publicUrl}/api/dashboard/exports/${await api.receipt(path, query)}`;
    return { line: `Receipt: ${href}`, href };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { line: `No receipt: ${error.message}`, href: null };
  }
}
