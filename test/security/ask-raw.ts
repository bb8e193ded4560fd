import { request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Asks for exactly this path, which `fetch` would tidy up, and may name any host or come from another loopback address. */
export function askRaw(
  port: number,
  path: string,
  options: {
    method?: string | undefined;
    headers?: Record<string, string>;
    body?: string;
    localAddress?: string;
  } = {},
): Promise<RawAnswer> {
  const { body, ...rest } = options;
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent: false, ...rest }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
