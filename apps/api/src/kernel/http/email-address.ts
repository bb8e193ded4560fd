import { domainToASCII } from 'node:url';

/** The pattern of HTML's e-mail field. */
const PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const LONGEST = 254;

/** An address as it is kept: trimmed, its domain in ASCII as mail servers want it; null when it is none. */
export function toEmailAddress(text: string): string | null {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const domain = trimmed.slice(at + 1);
  // What is ASCII already stays as it is: the pattern judges it, not the rules of web addresses.
  const ascii = /^[\x20-\x7e]*$/.test(domain) ? domain.toLowerCase() : domainToASCII(domain);
  const address = `${trimmed.slice(0, at + 1)}${ascii}`;
  return address.length <= LONGEST && PATTERN.test(address) ? address : null;
}
