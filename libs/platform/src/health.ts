/** What a dependency says of itself: `ok`, or a sentence about what is wrong. */
export type HealthCheck = () => Promise<string>;

export interface HealthReport {
  status: 'ok' | 'unavailable';
  services: Record<string, string>;
}

const CHECK_TIMEOUT_MS = 2_000;

/** Asks every check at once; one that hangs or throws is reported by name and does not hold up the others. */
export async function askHealth(checks: Record<string, HealthCheck>): Promise<HealthReport> {
  const answers = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await withTimeout(check)] as const),
  );
  const services = Object.fromEntries(answers);
  return { status: answers.every(([, answer]) => answer === 'ok') ? 'ok' : 'unavailable', services };
}

async function withTimeout(check: HealthCheck): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer in ${CHECK_TIMEOUT_MS / 1000} s`), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([check().catch((error: Error) => `unreachable: ${error.message}`), late]);
  } finally {
    clearTimeout(timer);
  }
}
