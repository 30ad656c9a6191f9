import { serveTasks } from '../../platform/background/serveTasks.ts';
import { drawRendition, type RenditionOrder } from './drawRendition.ts';
import type { DrawnRendition } from './encodeRendition.ts';

/** Where others need the processor it may take long; nobody waits. */
const DEADLINE_SECONDS = 300;

serveTasks<RenditionOrder, DrawnRendition>((order) => drawRendition(order, DEADLINE_SECONDS));
