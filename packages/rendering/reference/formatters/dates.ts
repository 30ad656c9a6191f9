import type { Group } from '../entry.ts';

export const DATE_ENTRIES: Group = {
  title: 'Dates',
  intro: 'Dates in the language of the visitor are below, under locale data.',
  entries: [
    {
      name: 'date',
      usage: 'date format',
      summary:
        'A moment, in epoch milliseconds, as strftime writes it, in the zone of the site and with English names.',
      notes: [
        'The zone is `website.timeZone`, else the one the rendering was given, else `America/New_York`.',
        'Day: `%d` `%e` `%j` `%a` `%A` `%u` `%w`. Month: `%m` `%b` `%h` `%B` `%q` (quarter). Year: `%Y` `%y` `%C` `%G` `%g`. Week: `%U` `%V` `%W`.',
        'Time: `%H` `%k` `%I` `%l` `%M` `%S` `%N` `%p` `%P` `%s` `%z` `%Z`. Whole: `%c` `%D` `%F` `%r` `%R` `%T` `%v` `%x` `%X`. `%n` `%t` `%%` are a line feed, a tab and a percent sign.',
        'An unknown letter prints nothing. What is no moment prints nothing.',
      ],
      examples: [
        {
          template: '{publishOn|date %B %d, %Y %H:%M %Z}',
          data: { publishOn: 1700000000000, website: { timeZone: 'Europe/Berlin' } },
          output: 'November 14, 2023 23:13 CET',
        },
        {
          template: '{publishOn|date %F %T}',
          data: { publishOn: 0 },
          options: { timeZone: 'UTC' },
          output: '1970-01-01 00:00:00',
        },
      ],
    },
  ],
};
