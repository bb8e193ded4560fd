/** The front door stands on this machine: services believe what it says of a request. */
export const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
