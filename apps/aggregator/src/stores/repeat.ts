import type { Logger } from '@toile/platform';

/** Does `work` every so often, never twice at once; a failure is logged when it begins, and the next turn tries again. */
export function repeat(
  everyMs: number,
  logger: Logger,
  work: () => Promise<void>,
): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let trouble: string | undefined;
  const turn = async () => {
    const before = trouble;
    trouble = undefined;
    await work().catch((error: Error) => {
      trouble = error.message;
      if (!stopped && trouble !== before)
        logger.error({ err: error }, 'a repeated task failed; it is tried again');
    });
    if (!stopped) next();
  };
  let running = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      running = turn();
    }, everyMs);
  };
  next();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
