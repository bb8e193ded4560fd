const words = (text: string) => text.trim().split(/\s+/);

/** What has broken programs before. */
export const TEXTS: readonly string[] = [
  ...words(
    String.raw`% %00 .. ../.. / \ ; # ' '-- "' $1 {{7*7}} <svg/onload=x> 1e999 -0 NaN Infinity 0x10 -1 0 1.5 _ * ?`,
  ),
  ...words(
    '2147483648 9007199254740993 99999999999999999999 2026-02-30 0000-00-00 9999-99-99 2026-01-01T00:00:00Z',
  ),
  ...words(
    '1970-01-01 -271821-04-20 275760-09-14 __proto__ constructor toString hasOwnProperty null undefined true',
  ),
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202e',
  '\ufeff',
  '\u0130',
  "' OR 1=1",
  '(a+)+$',
  '%%%',
  '[object Object]',
  '1'.repeat(400),
  'x'.repeat(300),
  'x'.repeat(5_000),
  '👗'.repeat(300),
  'a\u0301'.repeat(200),
];

/** What is there, so that more is asked than whether it is. */
export const KNOWN = words(`
  look-1 look-2 atelier-one atelier-one-fw26 fall-winter-2026 spring-summer-2027 woman man paris milan denim velvet verne
  fabric other all 1 2 10 en fr look street-style brands trends seasons home views searches traffic boards leading csv xlsx
  parquet messages messages.json thumb_200 look-1.jpg list_400 france consumer looks models reports`);

/** Stands in the address as it is: escapes that are none, and slashes behind escapes. */
export const RAW = words('% %zz %c0%af %2f %2F..%2f %5c %252f %00 %ff . %2e%2e + %u0041');

/** Names that many addresses know, beside those an operation says it does. */
export const NAMES = words(`
  page limit page_size search sort format season trend brand city type as_of from to locale tags look scope measure
  explain members token state`);

interface Sent {
  type: string;
  body: string;
}
const each = (type: string, ...bodies: string[]): Sent[] => bodies.map((body) => ({ type, body }));
const part = (head: string, rest = '') => `--b\r\ncontent-disposition: form-data; ${head}${rest}`;

/** Bodies that are none, or not what they are said to be. */
export const BODIES: readonly Sent[] = [
  ...each('application/json', '', '{', '{"a":', 'null', '[]', '"text"', '0', '{"a":1}}', '\u0000'),
  ...each('application/json', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, `{"a":"${'x'.repeat(200_000)}"}`),
  ...each('application/json', `{"a":"${'x'.repeat(1_200_000)}"}`),
  ...each('application/json', '{"__proto__":{"roles":["operator"]},"constructor":{"prototype":{"a":1}}}'),
  ...each('application/json', '{"name":"a","name":["b"],"slug":{"$ne":null},"email":{"length":1e9}}'),
  ...words(
    'text/plain application/xml application/octet-stream x ; application/json;;; application/json;charset=utf-16',
  ).flatMap((type) => each(type, '{"name":"a"}')),
  ...each(
    'application/x-www-form-urlencoded',
    '',
    'a',
    'a=%',
    'a=%zz&a[b]=1&__proto__[x]=1',
    '_token=x&name=%00',
  ),
  ...each('application/x-www-form-urlencoded', `email=${'a='.repeat(5_000)}`),
  ...each('multipart/form-data', 'x'),
  ...each(
    'multipart/form-data; boundary=b',
    '',
    part('name="file"'),
    part('name="__proto__"', '\r\n\r\nx\r\n--b--'),
  ),
  ...each(
    'multipart/form-data; boundary=b',
    part('name="file"; filename="../a.png"', '\r\n\r\nx\r\n--b--\r\n'),
  ),
];

export const HEADERS: readonly Record<string, string>[] = [
  { 'x-toile-locale': 'xx' },
  { 'x-toile-locale': 'zh' },
  { 'if-none-match': '*' },
  { range: 'bytes=-1' },
  { 'accept-language': ';q=,,x' },
  { authorization: 'Bearer x' },
  { authorization: 'x' },
  { traceparent: 'x' },
  { 'x-forwarded-for': 'x' },
  { 'x-correlation-id': 'x'.repeat(900) },
  { 'content-encoding': 'gzip' },
  { 'x-http-method-override': 'DELETE' },
];
