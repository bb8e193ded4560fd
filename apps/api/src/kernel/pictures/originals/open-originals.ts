import { join } from 'node:path';
import type { StorageEnvironment } from '@toile/platform';
import { FolderOriginals } from './folder-originals.js';
import type { Originals } from './originals.js';
import { S3Originals } from './s3-originals.js';

type BucketSettings = Pick<
  StorageEnvironment,
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Originals in the bucket of the environment, else below the media folder. */
export function openOriginals(env: BucketSettings, mediaFolder: string): Originals {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket) return new FolderOriginals(join(mediaFolder, 'pictures'));
  return new S3Originals({
    bucket,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}
