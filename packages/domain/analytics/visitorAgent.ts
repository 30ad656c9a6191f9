import { browserName } from './browserName.ts';
import { type Device, EVENT_BOUNDS } from './siteEvent.ts';
import { deviceOf, isBotAgent } from './visitorDevice.ts';

/** What a User-Agent header says of who sends it. */
export interface VisitorAgent {
  readonly device: Device;
  readonly browser: string;
  readonly isBot: boolean;
}

/** A few hundred browsers are nearly all there are: looking through their names takes a third of what reading an event does. */
const MOST_KNOWN = 500;
/** Longer ones are no browser's, and are not worth their memory. */
const LONGEST = 500;
const known = new Map<string, VisitorAgent>();

/** Returns the same for the same header, no matter who asked. */
export function agentOf(userAgent: string): VisitorAgent {
  const held = known.get(userAgent);
  if (held !== undefined) return held;
  const agent = {
    device: deviceOf(userAgent),
    browser: browserName(userAgent).slice(0, EVENT_BOUNDS.browser),
    isBot: isBotAgent(userAgent),
  };
  if (userAgent.length > LONGEST) return agent;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(userAgent, agent);
  return agent;
}
