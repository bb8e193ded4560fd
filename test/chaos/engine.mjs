/** The embedded ClickHouse as a process of its own, so that it can be killed; tells its address through the IPC channel. */
import { startClickhouseDoor } from '@toile/embedded';

const door = await startClickhouseDoor({ path: process.argv[2], password: process.argv[3] });
process.send?.({ port: Number(new URL(door.url).port) });
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => door.close().then(() => process.exit(0)));
