import { Command, InvalidArgumentError } from 'commander';
import { again, inBucket, messageOf, whole } from './archive/carrying.js';
import { addLog } from './archive/log.js';

interface Options {
  prefix: string;
  every?: number;
  keepDays: number;
  before?: Date;
}

const time = (value: string) => {
  const at = new Date(value);
  if (Number.isNaN(at.getTime()))
    throw new InvalidArgumentError('A time is written like 2026-03-01T10:00:00Z.');
  return at;
};
const PREFIX = ['--prefix <name>', 'objects begin with it', 'postgres/'] as const;

const program = new Command('toile archive')
  .description(
    `Carries PostgreSQL's archive, which deploy/backup/archive.sh makes, and the log in Kafka into a bucket and back. S3_BUCKET, S3_ENDPOINT, S3_REGION,
S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY name the bucket: one for backups alone, with keys of its own.`,
  )
  .addHelpText('after', '\nExit code: 0 done, 1 failed; the same command goes on where it was.');

program
  .command('put <folder>')
  .description('what the bucket does not have; then drops what no moment of the promised days needs')
  .option(...PREFIX)
  .option('--keep-days <n>', 'any moment of so many days can be restored', whole, 30)
  .option('--every <minutes>', 'again and again, until it is stopped', whole)
  .action(async (folder: string, { prefix, every, keepDays }: Options) => {
    const { putArchive } = await import('../archive/carry-archive.js');
    const put = () =>
      inBucket(prefix, async (bucket) => {
        const { files, bytes, removed } = await putArchive(folder, bucket, keepDays);
        console.log(`${files} files with ${mib(bytes)} are put, ${removed} are dropped`);
      });
    await again(every, put);
  });

program
  .command('get <folder>')
  .description('the copy and the journal that lead to a moment, or to the end; archive.sh restores them')
  .option(...PREFIX)
  .option('--before <time>', 'the moment that is to be restored', time)
  .action(async (folder: string, { prefix, before }: Options) => {
    const { getArchive } = await import('../archive/carry-archive.js');
    await inBucket(prefix, async (bucket) => {
      const { files, bytes } = await getArchive(bucket, folder, before);
      console.log(`${files} files with ${mib(bytes)} are in ${folder}`);
    });
  });

addLog(program);

const mib = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MiB`;

await program.parseAsync().catch((error: unknown) => {
  console.error(`archive: ${messageOf(error)}`);
  process.exitCode = 1;
});
