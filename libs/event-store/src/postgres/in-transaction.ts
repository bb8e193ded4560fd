import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` in a transaction of its own: committed when it resolves, rolled back when it rejects.
 * @param settings statements that begin it, sent in one message with BEGIN
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  settings = '',
): Promise<T> {
  const client = await pool.connect();
  // A connection that breaks between two statements would otherwise end the process; the next statement reports it.
  const ignore = () => undefined;
  client.on('error', ignore);
  let broken: Error | undefined;
  try {
    await client.query(`BEGIN;${settings}`);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    // A connection that could not even roll back is not given to anybody else.
    client.off('error', ignore);
    client.release(broken);
  }
}
