import type { Group } from '../entry.ts';

export const APPLY_ENTRIES: Group = {
  title: 'Partials',
  entries: [
    {
      name: 'apply',
      usage: 'apply name [private] [key=value …]',
      summary: 'Runs the partial or macro `name` with the value as its `@` and gives what it prints.',
      notes: [
        'A macro found in the scope wins over a partial of the same name.',
        '`private` hides all names outside the value from the partial; macros stay visible.',
        'With more than the name, the `key=value` pieces are in `@args`, all of them texts.',
        'It runs on a missing value too. A partial that is missing or has errors prints nothing and is reported.',
        'Partials may apply themselves, up to 16 deep.',
      ],
      examples: [
        {
          template: '{item|apply card.html size=big}',
          data: { item: { title: 'Ridge' } },
          partials: { 'card.html': '<b class="{@args.size}">{title}</b>' },
          output: '<b class="big">Ridge</b>',
        },
        {
          template: '{item|apply card.html}{item|apply card.html private}',
          data: { shop: 'Prints', item: { title: 'Ridge' } },
          partials: { 'card.html': '<p>{title} {shop}</p>' },
          output: '<p>Ridge Prints</p><p>Ridge </p>',
        },
      ],
    },
  ],
};
