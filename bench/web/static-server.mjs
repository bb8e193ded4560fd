/** Answers everything with one page of the size of ours, from memory. */
import { createServer } from 'node:http';

const body = Buffer.alloc(100_000, '<p>a page of about the size of ours</p>\n');
createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.argv[2]));
