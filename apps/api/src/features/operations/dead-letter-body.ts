/** What an operator may not see of a body: who it is about, and what opens something. */
const HIDDEN_FIELDS =
  /^(visitor|sessid|session|subject|actor|user|ip|.*(mail|password|secret|token|cookie|authorization|phone|address|first_name|last_name).*)$/i;
const HIDDEN = '(hidden)';
const MAILS = /[^\s<>"'(),;:=&?/]+(@|%40)[^\s<>"'(),;:&]+/g;
const NETWORK_ADDRESSES = /\b\d{1,3}(\.\d{1,3}){3}\b|\b[\da-f]{1,4}(:[\da-f]{0,4}){4,7}\b/gi;
const QUERY_SECRETS = /([?&](?:token|code|key|secret|password|signature|state)=)[^&\s"']+/gi;
/** Of a path that a mail led to: whoever holds it is let in. */
const PATH_SECRETS = /(\/(?:reset|confirm|unsubscribe|preview|embed|public|share)\/)[^/?\s"']+/gi;
const MOST_SIGNS = 4_000;

/** The body of a dead letter without secrets, addresses and ids of readers, as text; what is longer is cut. */
export function bodyShown(bytes: Buffer): { body: string; is_cut: boolean } {
  const text = bytes.toString('utf8');
  const body = hidden(text);
  return { body: body.slice(0, MOST_SIGNS), is_cut: body.length > MOST_SIGNS };
}

function hidden(text: string): string {
  try {
    return JSON.stringify(
      JSON.parse(text, (name, value) => (HIDDEN_FIELDS.test(name) && value !== null ? HIDDEN : shown(value))),
      null,
      2,
    );
  } catch {
    // Not JSON, which may be why it lies here: fields are looked for as they are written.
    return textShown(text.replace(/"([\w-]+)"\s*:\s*"[^"]*"?/g, fieldShown));
  }
}

const fieldShown = (field: string, name: string) =>
  HIDDEN_FIELDS.test(name) ? `"${name}": "${HIDDEN}"` : field;

const shown = (value: unknown) => (typeof value === 'string' ? textShown(value) : value);

/** Also of reasons, which repeat what was refused. */
export const textShown = (text: string) =>
  text
    .replace(MAILS, '(an address)')
    .replace(NETWORK_ADDRESSES, '(an address)')
    .replace(QUERY_SECRETS, `$1${HIDDEN}`)
    .replace(PATH_SECRETS, `$1${HIDDEN}`);
