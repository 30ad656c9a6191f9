import { expect, it } from 'vitest';
import { auditDetails } from './auditTexts.ts';

it.each([
  [{ changed: { title: { before: 'Tide', after: 'Tides' } } }, [['Title', 'Tide', 'Tides']]],
  [{ changed: { eventDays: { before: 90, after: 7 } } }, [['Event days', '90', '7']]],
  [{ taxExempt: { from: false, to: true } }, [['Tax exempt', 'no', 'yes']]],
  [{ from: 'old-name', to: '' }, [['Value', 'old-name', '–']]],
  [
    {
      before: { altText: '', focalPoint: { x: 1 }, same: 1 },
      after: { altText: 'A dog', focalPoint: { x: 1 }, same: 2 },
    },
    [
      ['Alt text', '–', 'A dog'],
      ['Same', '1', '2'],
    ],
  ],
  [{ from: [1, 2], to: [] }, [['Value', '1, 2', '–']]],
])('%j is read as before and after (AUT-4)', (details, changes) => {
  expect(auditDetails(details)).toEqual({
    changes: changes.map(([name, before, after]) => ({ name, before, after })),
    facts: [],
  });
});

it('shows everything else as it was noted, and loses none of it (AUT-4)', () => {
  const details = {
    count: 3,
    names: ['a', 'b'],
    body: {},
    changed: 4,
    before: 'shown',
    state: 'hidden',
    tags: [{ id: 1 }],
  };
  expect(auditDetails(details).facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Count: 3',
    'Names: a, b',
    'Body: –',
    'Changed: 4',
    'Before: shown',
    'State: hidden',
    'Tags: [\n {\n  "id": 1\n }\n]',
  ]);
  expect(auditDetails({ changed: { body: {} } }).facts).toEqual([{ name: 'Body', value: '–' }]);
  expect(auditDetails({ before: 1, after: 2, note: 'x' })).toEqual({
    changes: [{ name: 'Value', before: '1', after: '2' }],
    facts: [{ name: 'Note', value: 'x' }],
  });
});
