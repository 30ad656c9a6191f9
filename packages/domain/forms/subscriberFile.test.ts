import { describe, expect, it } from 'vitest';
import { readSubscriberFile, subscriberFileSentence } from './subscriberFile.ts';

describe('a file of people (table files)', () => {
  it('reads names, dates and states of other tools', () => {
    const file = readSubscriberFile(
      [
        'Email Address;First Name;Last Name;OPTIN_TIME;Status',
        'ｉｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ;Ida;Berg;03.04.2026 09:30;subscribed',
        'bo@example.com;Bo;;29.11.2025;unsubscribed',
        'not an address;;;;',
        'cy@example.com;Cy;Ng;31.31.2026;',
      ].join('\n'),
    );
    expect(file).toMatchObject({ separator: ';', dateOrder: 'dmy', isDateOrderOpen: false, leftOut: 1, rows: 4 });
    expect(file.people).toEqual([
      { line: 2, email: 'ida@example.com', fullName: 'Ida Berg', since: '2026-04-03T09:30' },
      { line: 5, email: 'cy@example.com', fullName: 'Cy Ng', since: '' },
    ]);
    expect(file.problems.map((problem) => `${problem.line} ${subscriberFileSentence(problem)}`)).toEqual([
      '4 Email Address: “not an address” is not a valid email address.',
      '5 OPTIN_TIME: “31.31.2026” is not a date in this format. Today’s date is used.',
    ]);
  });

  it('asks for the order of dates that could be read in two, and reads them in the chosen one', () => {
    const text = 'Email,Subscribed on\na@example.com,03/04/2026\nb@example.com,05/06/2026\n';
    expect(readSubscriberFile(text, {}, 'en-GB')).toMatchObject({ dateOrder: 'dmy', isDateOrderOpen: true });
    expect(readSubscriberFile(text, { dateOrder: 'mdy' }).people[0]?.since).toBe('2026-03-04');
    expect(readSubscriberFile(text, { dateOrder: 'dmy' }).people[0]?.since).toBe('2026-04-03');
  });

  it.each([
    ['メールアドレス\t氏名\t登録日\na@example.com\t青木\t2026年11月29日', '2026-11-29'],
    ['Email|Created\na@example.com|46355', '2026-11-29'],
    [
      'Email,Asked on,Confirmed on\na@example.com,2026-01-01T00:00:00.000Z,2026-02-03T04:05:06.000Z',
      '2026-02-03T04:05:00.000Z',
    ],
    ['Email\na@example.com', ''],
  ])('takes the surest date: %j', (text, since) => {
    expect(readSubscriberFile(text).people[0]?.since).toBe(since);
  });

  it('reads addresses alone, and says where there are none', () => {
    expect(readSubscriberFile('a@example.com\nb@example.com\nA@example.com').people.map(({ email }) => email)).toEqual([
      'A@example.com',
      'b@example.com',
    ]);
    expect(readSubscriberFile('Name\nIda').isReadable).toBe(false);
    expect(readSubscriberFile('Email\n"a@example.com').isReadable).toBe(false);
  });
});
