import { asNumber, type FormatterDefinition, type RenderContext } from '@quoin/template';
import { inScope } from '../define.ts';
import { compileStrftime } from './strftime.ts';
import { type ZoneOffset, zonedTime } from './zone.ts';

/** Where the data names no zone. */
export const DEFAULT_ZONE = 'America/New_York';

/** The site's zone: from the data, else from the options of the rendering. */
export function zoneOf(context: RenderContext): string {
  const zone = context.resolve('website.timeZone');
  return typeof zone === 'string' && zone !== '' ? zone : (context.timeZone ?? DEFAULT_ZONE);
}

/** `date fmt`: epoch milliseconds as strftime writes them; '' for anything that is no moment. */
export function dateFormatters(offsetOf: ZoneOffset): readonly FormatterDefinition[] {
  const date = inScope('date', ({ text }) => {
    const write = compileStrftime(text.slice(1));
    return (value, context) => {
      const time = zonedTime(asNumber(value), zoneOf(context), offsetOf);
      return time === undefined ? '' : write(time);
    };
  });
  return [date];
}
