/** An S3 on /data, with the buckets of docker-compose.yml, for whoever has MINIO_ROOT_USER and MINIO_ROOT_PASSWORD. */
import S3rver from 's3rver';
import AWSAccount from 's3rver/lib/models/account.js';

const { MINIO_ROOT_USER = '', MINIO_ROOT_PASSWORD = '' } = process.env;
if (!MINIO_ROOT_PASSWORD) throw new Error('MINIO_ROOT_PASSWORD is missing');
new AWSAccount(1, MINIO_ROOT_USER).createKeyPair(MINIO_ROOT_USER, MINIO_ROOT_PASSWORD);
AWSAccount.DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
const server = new S3rver({
  address: '0.0.0.0',
  port: 9000,
  directory: '/data',
  silent: true,
  // Else "minio" would be taken for a bucket's own host.
  vhostBuckets: false,
  configureBuckets: ['toile', 'toile-backups'].map((name) => ({ name, configs: [] })),
});
await server.run();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
