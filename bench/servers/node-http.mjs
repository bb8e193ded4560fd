/** The machine's own floor: bare `node:http` that parses the form body and answers 204. */
import { createServer } from 'node:http';
import { parse } from 'node:querystring';

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const { uri } = parse(Buffer.concat(chunks).toString());
    response.writeHead(uri ? 204 : 400).end();
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
process.once('SIGTERM', () => process.exit(0));
