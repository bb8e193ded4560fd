#!/usr/bin/env node
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ToileApi } from './toile-api.js';
import { toileServer } from './toile-server.js';

/** The same server on standard input and output, for an assistant that starts programs. */
const { TOILE_URL = 'http://localhost:3000', TOILE_TOKEN } = process.env;
if (!TOILE_TOKEN || !URL.canParse(TOILE_URL)) {
  process.stderr.write(
    `${TOILE_TOKEN ? `TOILE_URL is no address: ${TOILE_URL}` : 'TOILE_TOKEN is missing: a token of your account, from Account, Programs'}\n`,
  );
  process.exit(2);
}
const publicUrl = TOILE_URL.replace(/\/$/, '');
const server = toileServer({ api: new ToileApi({ url: publicUrl, token: TOILE_TOKEN }), publicUrl });
await server.connect(new StdioServerTransport());
