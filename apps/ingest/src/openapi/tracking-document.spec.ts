import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FORM, startIntake, type TestIntake } from '../testing/ingest.harness.js';
import { trackingDocument } from './tracking-document.js';

interface Described {
  parameters?: { name: string; schema: { example: string } }[];
  requestBody: { content: Record<string, { examples: { taken: { value: object } } }> };
  responses: object;
}

let ingest: TestIntake;
let operations: (Described & { url: string })[];
beforeAll(async () => {
  ingest = await startIntake();
  const { paths } = await trackingDocument();
  operations = Object.entries(paths).map(([path, { post }]) => {
    const described = post as unknown as Described;
    const url = (described.parameters ?? []).reduce(
      (so, { name, schema }) => so.replace(`{${name}}`, schema.example),
      path,
    );
    return { ...described, url };
  });
});
afterAll(() => ingest?.app.close());

const asForm = (body: object) =>
  new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));

it('says of every route what it takes and what it answers', async () => {
  expect(operations).toHaveLength(10);
  for (const { url, requestBody, responses } of operations) {
    for (const [type, { examples }] of Object.entries(requestBody.content)) {
      const body = type === FORM ? asForm(examples.taken.value).toString() : examples.taken.value;
      const answer = await ingest.post(url, body);
      expect([url, type, answer.statusCode, answer.body]).toEqual([url, type, 204, '']);
    }
    const refused = await ingest.post(url, { uri: 1, tags: 1 });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(responses)).toContain('422');
    expect(JSON.parse(refused.body).violations[0]).toMatchObject({
      message: expect.any(String),
      code: expect.any(String),
    });
  }
});
