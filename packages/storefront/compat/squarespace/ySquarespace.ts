import type { StaticContext } from '../staticContext.ts';
import { CustomEvents } from '../yui/events/customEvents.ts';
import { guid } from '../yui/values.ts';
import { Loader, Loader2 } from './loader.ts';
import { ResizeEmitter, TextShrink } from './resizing.ts';

/** Returns the part of `Y.Squarespace` that is there from the start. The widgets are in a separate file. */
export function ySquarespace(context: StaticContext) {
  return {
    Template: {
      /** A tweak that is marked for scripts, by its name; undefined for all others. */
      getTweakValue: (name: string): string | undefined =>
        Object.hasOwn(context.tweakJSON ?? {}, name) ? context.tweakJSON?.[name] : undefined,
    },
    Utils: { getGuid: () => guid('sqs') },
    /** The editor tells the scripts of a page here what it changes. */
    Management: new CustomEvents(),
    ...{ Loader, Loader2, ResizeEmitter, TextShrink },
  };
}
