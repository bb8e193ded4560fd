import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { freePort } from '@toile/embedded';

const FILES = ['docker-compose.yml', 'deploy/images/stores/compose.yml'];
const SECRETS = [
  'API_SECRET',
  'VISITOR_SECRET',
  'POSTGRES_PASSWORD',
  'CLICKHOUSE_PASSWORD',
  'MINIO_PASSWORD',
  'GRAFANA_PASSWORD',
];
const run = promisify(execFile);

/** docker-compose.yml under a project name of its own, on free ports, with servers of deploy/images/stores. */
export interface Stack {
  url: string;
  prometheusUrl: string;
  /** `docker compose …` of this project; what it printed. */
  compose(...args: string[]): Promise<string>;
  /** What the engine says of a service's container. */
  inspect(service: string): Promise<Container>;
  /** Ends a container's first process as a crash would; the engine is not asked, and starts it again by itself. */
  crash(service: string): Promise<void>;
  /** A service's volume of its own name, with all that it holds. */
  dropVolume(service: string): Promise<void>;
  down(): Promise<void>;
}

export interface Container {
  Id: string;
  State: { Status: string; ExitCode: number; Pid: number; StartedAt: string; Health?: { Status: string } };
}

export async function prepareStack(): Promise<Stack> {
  const project = `toile-test-${randomBytes(4).toString('hex')}`;
  const [port, prometheus, alertmanager] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('hex')])),
    PORT: `${port}`,
    PUBLIC_URL: url,
    PROMETHEUS_PORT: `${prometheus}`,
    ALERTMANAGER_PORT: `${alertmanager}`,
    // Nobody takes them.
    OTEL_TRACES_SAMPLER_ARG: '0',
  };
  // Settings of a checkout that somebody runs are not the test's.
  const common = ['compose', '--env-file', '/dev/null', '--project-name', project, '--progress', 'plain'];
  const files = FILES.flatMap((file) => ['--file', file]);
  const compose = async (...args: string[]) => {
    try {
      const { stdout } = await run('docker', [...common, ...files, ...args], { env, maxBuffer: 64e6 });
      return stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`docker compose ${args.join(' ')}:\n${stdout}\n${stderr}`);
    }
  };
  const inspect = async (service: string) => {
    const id = (await compose('ps', '--all', '--quiet', service)).trim();
    const { stdout } = await run('docker', ['inspect', id]);
    const [container] = JSON.parse(stdout) as [Container];
    return container;
  };
  return {
    url,
    prometheusUrl: `http://127.0.0.1:${prometheus}`,
    compose,
    inspect,
    crash: async (service) => {
      const { State } = await inspect(service);
      // A signal that the engine sends for somebody counts as asked for, and nothing starts again.
      const end = `process.kill(${State.Pid}, 'SIGKILL')`;
      const beside = ['run', '--rm', '--pid', 'host', '--user', '0', '--network', 'none'];
      await run('docker', [...beside, '--entrypoint', 'node', 'toile/operator', '-e', end]);
    },
    dropVolume: async (service) => {
      await compose('rm', '--stop', '--force', service);
      await run('docker', ['volume', 'rm', `${project}_${service}`]);
    },
    down: async () => {
      const profiles = ['--profile', 'operator', '--profile', 'archive'];
      await compose(...profiles, 'down', '--volumes', '--remove-orphans', '--timeout', '5');
    },
  };
}
