import { describe, expect, it } from '@jest/globals';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { inWords, noting } from './noted.js';
import { Refused, type ToileApi } from './toile-api.js';
import { READS, said, WRITES } from './tool.js';

describe('what an assistant asks', () => {
  it('is told in words, and cut where it is long', () => {
    expect(
      inWords({
        figure: 'seasons/kpi',
        filters: { city: 'milan', type: 'man' },
        looks: ['a', 'b'],
        page: undefined,
      }),
    ).toBe('figure: seasons/kpi · filters: city=milan, type=man · looks: a, b');
    expect(inWords({ filters: {} })).toBe('');
    expect(inWords({ text: 'x'.repeat(2_000) })).toHaveLength(1_000);
  });

  it('is answered only if it can be noted; what was written is said all the same', async () => {
    const server = new McpServer({ name: 'test', version: '1' });
    const tools = new Map<string, (args: object, extra: unknown) => Promise<{ isError?: boolean }>>();
    server.registerTool = ((name: string, _: object, tool: never) => tools.set(name, tool)) as never;
    const api = {
      send: () => Promise.reject(new Refused(503, 'Toile does not answer.')),
    } as unknown as ToileApi;
    const noted = noting(server, api);
    noted.registerTool('reads', { annotations: READS }, () => said(['found']));
    noted.registerTool('writes', { annotations: WRITES }, () => said(['written']));
    const answerOf = (name: string) => tools.get(name)?.({}, {});
    expect(JSON.stringify(await answerOf('reads'))).toContain('could not be noted for the member');
    expect((await answerOf('reads'))?.isError).toBe(true);
    expect(JSON.stringify(await answerOf('writes'))).toContain('written');
  });
});
