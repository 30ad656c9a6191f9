import type { LocaleData } from '@quoin/rendering/formatters';
import { createEngine, DEFAULT_LIMITS, type Diagnostic, type Engine } from '@quoin/template';
import { coreFormatters } from '../formatters/index.ts';
import { corePredicates } from '../predicates/index.ts';
import { plainTextOf } from './htmlText.ts';
import { type MailData, type MailTemplate, type RegisteredMail, seenData } from './mailKind.ts';
import { oneLine } from './oneLine.ts';

export interface RenderedMail {
  /** One line, without control characters (SC-43). */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface MailLimits {
  readonly locales?: LocaleData;
  /** Asked now and then; when it says true, an owner's template ends early with a diagnostic. */
  readonly isExpired?: () => boolean;
}

/** What is wrong in an owner's template: `file` is `subject` or `html`. */
export type MailProblem = Diagnostic;

export interface MailAttempt {
  readonly mail: RenderedMail;
  /** Errors and warnings of the owner's template, errors first. Built-in templates have none. */
  readonly problems: readonly MailProblem[];
}

/** Longer subjects are cut by every mail program anyway. */
const MAX_SUBJECT_LENGTH = 250;
const MAX_MAIL_OUTPUT = 1_000_000;

const LIMITS = { ...DEFAULT_LIMITS, outputLength: Math.min(MAX_MAIL_OUTPUT, DEFAULT_LIMITS.outputLength) };

function mailEngine(locales?: LocaleData): Engine {
  return createEngine({
    formatters: coreFormatters(locales === undefined ? {} : { locales }),
    predicates: corePredicates(),
    limits: LIMITS,
  });
}

const houseEngine = mailEngine();

/**
 * One mail by the house's own template.
 * @throws when that is broken: a bug, never somebody's data.
 */
export function renderMail(kind: RegisteredMail, data: MailData): RenderedMail {
  const { mail, problems } = print(houseEngine, kind.template, data, {});
  const first = problems.find(({ severity }) => severity === 'error');
  if (first !== undefined) throw new Error(`The mail ${kind.name} has an error: ${first.message}`);
  return kind.textOf === undefined ? mail : { ...mail, text: kind.textOf(data) };
}

/** One mail by an owner's template, inside limits; never throws. With an error among the problems it must not be sent. */
export function tryMail(template: MailTemplate, data: MailData, limits: MailLimits = {}): MailAttempt {
  return print(mailEngine(limits.locales), template, data, limits);
}

function print(engine: Engine, template: MailTemplate, data: MailData, { isExpired }: MailLimits): MailAttempt {
  const problems: MailProblem[] = [];
  const seen = seenData(data);
  const render = (source: string, file: string): string => {
    const compiled = engine.compile(source, file);
    const options = { now: 0, timeZone: 'UTC', locale: data.site.language, ...(isExpired ? { isExpired } : {}) };
    const { output, errors } = compiled.render(seen, options);
    problems.push(...compiled.diagnostics.filter(({ severity }) => severity === 'warning'), ...errors);
    return output;
  };
  const subject = oneLine(render(template.subject, 'subject')).slice(0, MAX_SUBJECT_LENGTH);
  const html = render(template.html, 'html');
  const byRank = problems.toSorted((left, right) => RANK[left.severity] - RANK[right.severity]);
  return { mail: { subject, html, text: plainTextOf(html) }, problems: byRank };
}

const RANK = { error: 0, warning: 1 } as const;
