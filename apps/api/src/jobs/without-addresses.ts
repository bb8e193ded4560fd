/** What a job failed with, as it may be kept and shown: mail servers repeat the address they refuse. */
export function withoutAddresses(error: unknown): Error {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const kept = new Error(blanked(message));
  kept.stack = blanked(stack ?? '');
  return kept;
}

const blanked = (text: string) => text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(an address)');
