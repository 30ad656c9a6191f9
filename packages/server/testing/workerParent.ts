import { pathToFileURL } from 'node:url';
import { createWorkerProcess } from '../platform/background/workerProcess.ts';
import type { WorkerAct, WorkerReply } from './workerProgram.ts';

/** Replaces the product where it is killed: starts a worker process with the program of argv[2] and prints its id. */
const program = pathToFileURL(process.argv[2] ?? '');
const side = createWorkerProcess<WorkerAct, WorkerReply>({ program, ended: 'ended', idleMs: 60_000 });
const { processId } = await side.ask({ act: 'work' });
console.log(String(processId));
await side.ask({ act: 'go on for ever' });
