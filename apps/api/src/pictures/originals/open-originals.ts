import { join } from 'node:path';
import { z } from 'zod';
import { FolderOriginals } from './folder-originals.js';
import type { Originals } from './originals.js';
import { S3Originals } from './s3-originals.js';

/** The environment of object storage; without a bucket originals are files. */
export const s3EnvironmentShape = {
  S3_BUCKET: z.string().min(3).optional(),
  /** Of MinIO, R2, Garage and the like; AWS when it is left out. */
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};
export type S3Environment = z.infer<z.ZodObject<typeof s3EnvironmentShape>>;

/** Originals in the bucket of the environment, else below the media folder. */
export function openOriginals(env: S3Environment, mediaFolder: string): Originals {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket) return new FolderOriginals(join(mediaFolder, 'pictures'));
  return new S3Originals({
    ...{ bucket, endpoint: env.S3_ENDPOINT, region: env.S3_REGION },
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}
