import { describe, expect, it } from 'vitest';
import { readReviewFile } from './reviewFile.ts';

const JUDGE_ME = `title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location
Lovely,"Thick paper.
Strong ink.",5,2026-03-04 10:11:12 UTC,web,ok,Ada L.,ada@example.com,1,dunes,Thank you!,,,,
,,3,2026-03-05 10:11:12 UTC,web,not-yet,,,1,heath,,,,,`;
const SHOPIFY = `product_handle,state,rating,title,author,email,location,body,reply,created_at,replied_at
dunes,published,4,Fine,Ben,ben@example.com,,<p>Nice</p>,,2025-12-31 23:00:00 +0100,
dunes,spam,1,Buy,Bot,,,x,,2025-12-31,
,published,4,Fine,Ben,,,x,,2025-12-31,
dunes,published,7,Fine,Ben,,,x,,2025-12-31,`;

describe('a table of reviews', () => {
  it('is read as Judge.me writes it', () => {
    const { reviews, problems } = readReviewFile(JUDGE_ME, 'en');
    expect(problems).toEqual([]);
    expect(reviews).toEqual([
      {
        ...{ line: 2, handle: 'dunes', stars: 5, title: 'Lovely', body: 'Thick paper.\nStrong ink.', name: 'Ada L.' },
        ...{ email: 'ada@example.com', writtenOn: expect.stringContaining('2026-03-04'), answer: 'Thank you!' },
        ...{ state: 'published', isVerified: false },
      },
      expect.objectContaining({ handle: 'heath', stars: 3, title: '', body: '', name: '–', state: 'pending' }),
    ]);
  });

  it('is read as Shopify writes it, and rows with faults are listed', () => {
    const { reviews, problems } = readReviewFile(SHOPIFY, 'en');
    expect(reviews.map(({ body, state }) => [body, state])).toEqual([
      ['Nice', 'published'],
      ['x', 'hidden'],
    ]);
    expect(problems).toEqual([
      { line: 4, code: 'reviewHandleMissing' },
      { line: 5, code: 'reviewRatingWrong' },
    ]);
  });

  it.each([
    ['https://shop.example/products/dunes?ref=1', 'dunes'],
    ['/shop/dunes/', 'dunes'],
    ['dunes', 'dunes'],
  ])('finds the product in %s', (url, handle) => {
    expect(readReviewFile(`product url;stars\n${url};5`, 'en').reviews[0]?.handle).toBe(handle);
  });

  it.each([
    ['name,rating\nAda,5', 'product_handle'],
    ['handle,name\ndunes,Ada', 'rating'],
  ])('needs a column of each: %j', (text, column) => {
    expect(readReviewFile(text, 'en').problems).toEqual([{ line: 1, code: 'reviewColumnMissing', values: { column } }]);
  });

  it('reads dates in the order of the site where they could be read in two', () => {
    const text = 'handle,rating,date\ndunes,5,03/04/2026';
    expect(readReviewFile(text, 'en-US').reviews[0]?.writtenOn).toBe('2026-03-04');
    expect(readReviewFile(text, 'en-GB').reviews[0]?.writtenOn).toBe('2026-04-03');
  });

  it('says where a quotation mark is left open', () => {
    expect(readReviewFile('handle,rating\n"dunes,5', 'en').brokenAt).toBe(2);
  });
});
