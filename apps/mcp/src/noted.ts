import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { ToileApi } from './toile-api.js';

const CALLS = '/api/dashboard/assistant-calls';
const MOST_ASKED = 1_000;
const MOST_SAID = 500;

type AnyTool = (args: object, extra: unknown) => CallToolResult | Promise<CallToolResult>;

/** The arguments of a call as the member reads them later. */
export function inWords(args: object): string {
  const words = Object.entries(args)
    .filter(([, value]) => value !== undefined && JSON.stringify(value) !== '{}')
    .map(([name, value]) => `${name}: ${valueInWords(value)}`)
    .join(' · ');
  return words.length > MOST_ASKED ? `${words.slice(0, MOST_ASKED - 1)}…` : words;
}

const valueInWords = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(valueInWords).join(', ')
    : value && typeof value === 'object'
      ? Object.entries(value)
          .map(([name, one]) => `${name}=${valueInWords(one)}`)
          .join(', ')
      : String(value);

/**
 * The same server, whose every call of a tool is noted for the member before its answer leaves. A reading that cannot be noted is
 * not answered; what was written is written, and said.
 */
export function noting(server: McpServer, api: ToileApi): McpServer {
  const register = server.registerTool.bind(server) as (
    name: string,
    config: object,
    tool: AnyTool,
  ) => unknown;
  const registerTool = (name: string, config: { annotations?: ToolAnnotations }, tool: AnyTool) =>
    register(name, config, async (args, extra) => {
      const begun = performance.now();
      const note = (outcome: 'answered' | 'refused' | 'failed', said?: string) =>
        api.send('POST', CALLS, {
          tool: name,
          asked: inWords(args),
          outcome,
          ...(said ? { said: said.slice(0, MOST_SAID) } : {}),
          took_ms: Math.round(performance.now() - begun),
        });
      let answer: CallToolResult;
      try {
        answer = await tool(args, extra);
      } catch (error) {
        await note('failed').catch(() => undefined);
        throw error;
      }
      const refused = answer.isError ? textOf(answer) : undefined;
      try {
        await note(answer.isError ? 'refused' : 'answered', refused);
      } catch (error) {
        if (config.annotations?.readOnlyHint && !answer.isError) return notNoted(error);
      }
      return answer;
    });
  return Object.assign(Object.create(server) as McpServer, { registerTool });
}

const textOf = ({ content }: CallToolResult) =>
  content.map((one) => (one.type === 'text' ? one.text : '')).join(' ');

function notNoted(error: unknown): CallToolResult {
  const why = error instanceof Error ? ` ${error.message}` : '';
  const text = `The question could not be noted for the member, so it is not answered.${why}`;
  return { content: [{ type: 'text', text }], isError: true };
}
