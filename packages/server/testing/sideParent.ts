import { pathToFileURL } from 'node:url';
import { createSideProcess } from '../platform/background/sideProcess.ts';
import type { SideAct, SideReply } from './sideProgram.ts';

/** Stands for the product where it is killed: begins the program of argv[2] on the side and says the number of its process. */
const program = pathToFileURL(process.argv[2] ?? '');
const side = createSideProcess<SideAct, SideReply>({ program, ended: 'ended', idleMs: 60_000 });
const { processId } = await side.ask({ act: 'work' });
console.log(String(processId));
await side.ask({ act: 'go on for ever' });
