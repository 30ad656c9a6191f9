import {
  type Arguments,
  asNumber,
  asString,
  type Format,
  type FormatterDefinition,
  type Names,
  type RenderContext,
} from '@quoin/template';
import { compileStrftime } from './strftime.ts';
import { type ZoneOffset, zonedTime } from './zone.ts';

/** Where the data names no zone. */
export const DEFAULT_ZONE = 'America/New_York';

/** The site's zone: from the data, else from the options of the rendering. What is no zone is read as UTC. */
export function zoneOf(context: RenderContext): string {
  return zoneFrom(context.resolve('website.timeZone'), context);
}

function zoneFrom(zone: unknown, context: RenderContext): string {
  return zone === undefined ? (context.timeZone ?? DEFAULT_ZONE) : asString(zone);
}

/** Texts kept per tag: a blog shows the same dates on page after page. */
const KEPT_TEXTS = 1_000;

/** `date fmt`: epoch milliseconds as strftime writes them; '' for anything that is no moment. */
export function dateFormatters(offsetOf: ZoneOffset): readonly FormatterDefinition[] {
  const bind = ({ list }: Arguments, names: Names): Format => {
    const ownZone = names.reference('website.timeZone');
    if (list.length === 0) return () => '';
    const write = compileStrftime(list.join(' '));
    const texts = new Map<number, string>();
    let textsZone = '';
    return (value, context) => {
      const epoch = asNumber(value);
      const zone = zoneFrom(ownZone?.(context), context);
      if (zone !== textsZone || texts.size >= KEPT_TEXTS) {
        texts.clear();
        textsZone = zone;
      }
      let text = texts.get(epoch);
      if (text === undefined) {
        const time = zonedTime(epoch, zone, offsetOf);
        text = time === undefined ? '' : write(time);
        texts.set(epoch, text);
      }
      return text;
    };
  };
  // A number has no names: the zone is found from the tag's scope as well as from its own frame.
  return [{ name: 'date', scope: 'none', bind }];
}
