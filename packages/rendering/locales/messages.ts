import {
  buildMessageMatcher,
  type CLDR,
  type MessageArg,
  type MessageCode,
  MessageEngine,
  type MessageFormatFuncMap,
  type MessageMatcher,
  parseMessagePattern,
  pluralRules,
} from '@phensley/cldr';
import {
  type LocaleFormats,
  type MessageArguments,
  moneyParts,
  parseDatetimeOptions,
  parseDecimalOptions,
  parseIntervalOptions,
  parseMoneyOptions,
} from '@quoin/rendering/formatters';
import { asNumber } from '@quoin/template';
import { MESSAGE_VALUES } from './messageValues.ts';
import { RecentMap } from './recentMap.ts';

const KEPT_MESSAGES = 200;
/** Longer ones are parsed again each time. */
const MAX_KEPT_LENGTH = 10_000;
const MAX_PATTERN_LENGTH = 100_000;
/** A message is read again for each tag inside a tag, so length times tags is bounded. */
const MAX_PARSING_WORK = 4_000_000;
/** Longest text a message may become (UTF-16 units): it may repeat an argument as often as it likes. */
const MAX_MESSAGE_LENGTH = 1_000_000;

interface Message {
  readonly code: MessageCode;
  /** Most texts of arguments it can print. */
  readonly slots: number;
}

/** Tags that write numbers, money and dates; their options are read once per message. */
function tagsIn(formats: LocaleFormats, zone: string): MessageFormatFuncMap {
  const decimalOptions = perList(parseDecimalOptions);
  const moneyOptions = perList(parseMoneyOptions);
  const datetimeOptions = perList(parseDatetimeOptions);
  const intervalOptions = perList(parseIntervalOptions);
  const decimal = ([value]: MessageArg[], options: string[]): string =>
    value === undefined ? '' : (formats.decimal(numberText(value), decimalOptions(options)) ?? '');
  const money = ([value]: MessageArg[], options: string[]): string => {
    const parts = moneyParts(value);
    if (parts === undefined) return '';
    const currency = MESSAGE_VALUES.asString(parts.currency);
    return formats.money(numberText(parts.amount), currency, moneyOptions(options)) ?? '';
  };
  return {
    decimal,
    number: decimal,
    money,
    currency: money,
    datetime: ([value], options) =>
      value === undefined ? '' : formats.datetime(asNumber(value), zone, datetimeOptions(options)),
    'datetime-interval': ([start, end], options) =>
      start === undefined || end === undefined
        ? ''
        : formats.interval(asNumber(start), asNumber(end), zone, intervalOptions(options)),
  };
}

const TAG_NAMES = ['money', 'currency', 'datetime-interval', 'datetime', 'number', 'decimal'];

function numberText(value: unknown): string {
  return MESSAGE_VALUES.asDecimal(value).toString();
}

/** Options by the list they were read from; a message keeps its lists. */
function perList<Options>(parse: (pieces: readonly string[]) => Options): (pieces: readonly string[]) => Options {
  const known = new WeakMap<readonly string[], Options>();
  return (pieces) => {
    const options = known.get(pieces) ?? parse(pieces);
    known.set(pieces, options);
    return options;
  };
}

function parseMessage(pattern: string, matcher: MessageMatcher): Message | undefined {
  const slots = pattern.match(/[{#]/g)?.length ?? 0;
  if (pattern.length > MAX_PATTERN_LENGTH || pattern.length * slots > MAX_PARSING_WORK) return undefined;
  return { code: parseMessagePattern(pattern, matcher), slots };
}

function longestText(values: readonly unknown[]): number {
  return Math.max(0, ...values.map((value) => MESSAGE_VALUES.asString(value).length));
}

/** Writes messages of one locale: plural, selectordinal, select, offset, `#`, quoting, typed tags (TPL-04). */
export function messageWriter(cldr: CLDR, formats: () => LocaleFormats): LocaleFormats['message'] {
  const bundle = cldr.General.bundle();
  const plurals = pluralRules.get(bundle.language(), bundle.region());
  const matcher = buildMessageMatcher(TAG_NAMES);
  const messages = new RecentMap<string, Message>(KEPT_MESSAGES);
  const tagsByZone = new RecentMap<string, MessageFormatFuncMap>(8);
  const tagsOf = (zone: string): MessageFormatFuncMap => {
    const tags = tagsByZone.get(zone) ?? tagsIn(formats(), zone);
    tagsByZone.set(zone, tags);
    return tags;
  };
  return (pattern, args) => {
    const message = messages.get(pattern) ?? parseMessage(pattern, matcher);
    if (message === undefined) return '';
    if (pattern.length <= MAX_KEPT_LENGTH) messages.set(pattern, message);
    if (pattern.length + message.slots * longestText(args.positional) > MAX_MESSAGE_LENGTH) return '';
    const tags = tagsOf(pattern.includes('datetime') ? args.zone() : '');
    return new MessageEngine(plurals, MESSAGE_VALUES, tags, message.code).evaluate(...messageArgs(args));
  };
}

function messageArgs({ positional, named }: MessageArguments): [MessageArg[], Record<string, MessageArg>] {
  const byName: Record<string, MessageArg> = Object.create(null);
  for (const [name, value] of named) byName[name] = value;
  return [[...positional], byName];
}
