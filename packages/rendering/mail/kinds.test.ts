import { describe, expect, it } from 'vitest';
import { MAIL_KINDS } from './kinds.ts';
import type { RegisteredMail } from './mailKind.ts';
import { mailVariables } from './mailVariables.ts';
import { renderMail, tryMail } from './renderMail.ts';

const site = {
  language: 'en-US',
  title: 'Salt & Paper',
  url: 'https://salt.example',
  contactEmail: 'hello@salt.example',
};

it('names each kind once', () => {
  expect(new Set(MAIL_KINDS.map(({ name }) => name)).size).toBe(MAIL_KINDS.length);
});

describe.each(MAIL_KINDS.map((kind): [string, RegisteredMail] => [kind.name, kind]))('the mail %s', (_name, kind) => {
  const data = kind.sampleData(site);

  it('prints its sample in HTML and text, without a mistake', () => {
    const { subject, html, text } = renderMail(kind, data);
    expect(subject).toMatch(/^\S.*\S$/);
    expect(html).toContain('Salt &amp; Paper');
    expect(html).not.toMatch(/<(?:script|style|link|form|iframe)\b|\sclass=|\son\w+=/i);
    expect(text).toContain('https://salt.example');
    expect(text).not.toMatch(/<[a-z/]|undefined|\[object/i);
  });

  it('is the same when its owner starts from the standard template', () => {
    const { mail, problems } = tryMail(kind.template, data);
    expect(problems).toEqual([]);
    expect(mail.html).toBe(renderMail(kind, data).html);
  });

  it('names its variables', () => {
    const paths = mailVariables(data).map(({ path }) => path);
    expect(paths).toContain('site.title');
    expect(paths).toContain('subject');
  });
});

describe('a template of the owner’s', () => {
  const kind = MAIL_KINDS[0]!;
  const data = kind.sampleData(site);
  const attempt = (html: string, isExpired?: () => boolean) =>
    tryMail({ subject: 'Order {order.number}', html }, data, isExpired ? { isExpired } : {});

  it('decides subject, HTML and so the text', () => {
    const { mail, problems } = attempt('<p>{order.firstName}, {order.number}</p>');
    expect(problems).toEqual([]);
    expect(mail).toEqual({ subject: 'Order #1001', html: '<p>Ada, #1001</p>', text: 'Ada, #1001\n' });
  });

  it('has its mistakes named with line and column', () => {
    const { problems } = attempt('<p>one</p>\n  {.section order}{number}');
    expect(problems[0]).toMatchObject({ severity: 'error', file: 'html', line: 2 });
  });

  it('can’t run forever', () => {
    const loops = `{.macro m0.html}x{.end}${Array.from(
      { length: 9 },
      (_, index) => `{.macro m${index + 1}.html}${`{@|apply m${index}.html}`.repeat(10)}{.end}`,
    ).join('')}{@|apply m9.html}`;
    expect(attempt(loops).problems.map(({ code }) => code)).toContain('STEPS_EXHAUSTED');
    expect(attempt(loops, () => true).problems.map(({ code }) => code)).toContain('TIME_EXHAUSTED');
  });
});
