import { workAside } from '../../workAside.ts';
import { type DrawnRendition, drawRendition, type RenditionOrder } from './drawRendition.ts';

/** Where others need the processor it may take long; nobody waits. */
const DEADLINE_SECONDS = 300;

workAside<RenditionOrder, DrawnRendition>((order) => drawRendition(order, DEADLINE_SECONDS));
